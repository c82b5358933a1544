# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of this folder share: finding files, reading C without comments, telling what is wrong.

A check is a program `check-NAME ROOT`. It prints `FILE:LINE: what is wrong` for each offence and exits 1 if there was one.
"""

import re
import sys
from pathlib import Path

TOKEN = re.compile(
    r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)


def root():
    if len(sys.argv) != 2:
        sys.exit(f'usage: {Path(sys.argv[0]).name} ROOT')
    return Path(sys.argv[1])


def files(top, folders, suffixes):
    """Every file below TOP/FOLDERS that ends in one of SUFFIXES, in order."""
    found = set()
    for folder in folders:
        found.update(p for p in (top / folder).rglob('*') if p.suffix in suffixes and p.is_file())
    return sorted(found)


def inside(top, path, folder):
    return folder in [str(p) for p in path.relative_to(top).parents]


def without_comments(path, keep_strings=True):
    """The text with comments (and on demand what stands in strings) taken out, every line where it was."""
    def blank(match):
        token = match.group()
        if token[0] == '/':
            return ' ' + '\n' * token.count('\n')
        return token if keep_strings else token[0] * 2
    return TOKEN.sub(blank, path.read_text(encoding='utf-8'))


def code_lines(path):
    """(number, line) of the code: no comments, nothing within strings; an #include keeps its name."""
    whole = without_comments(path).split('\n')
    bare = without_comments(path, keep_strings=False).split('\n')
    for number, (full, line) in enumerate(zip(whole, bare), 1):
        yield number, full if full.lstrip().startswith('#include') else line


class Report:
    """Collects offences and ends the program with what they deserve."""

    def __init__(self, top):
        self.top = top
        self.offences = 0

    def offence(self, path, line, text):
        self.offences += 1
        print(f'{path.relative_to(self.top)}:{line}: {text}')

    def end(self, what):
        print(f'{what}: {self.offences} offences')
        sys.exit(1 if self.offences else 0)
