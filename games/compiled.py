"""The rules as machine code: `make run COMPILED=1`; the same rules about twice as fast, on machines with a C compiler.

Compiled are the modules that hold functions alone. Whatever defines a class, `types.py` before all, stays as it is: its
objects are msgspec's. The compiled modules lie beside their sources, and Python prefers them.
"""

import ast
import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from mypyc.build import mypycify
from setuptools import Distribution

ROOT = Path(__file__).parents[1]
WORDS_AND_PICTURES = ("art", "picture", "reasons")
"""Of a game, what nobody waits for."""


def modules() -> list[Path]:
    files = sorted(ROOT.glob("games/*/**/*.py"))
    return [file for file in files if file.stem not in WORDS_AND_PICTURES and _holds_functions_alone(file)]


def _holds_functions_alone(file: Path) -> bool:
    parts = ast.parse(file.read_bytes()).body
    return any(isinstance(part, ast.FunctionDef) for part in parts) and not any(
        isinstance(part, ast.ClassDef) for part in parts
    )


def build(opt_level: str) -> None:
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "platform"
    with TemporaryDirectory() as scratch:
        sources = [str(file.relative_to(ROOT)) for file in modules()]
        extensions = mypycify(
            ["--config-file=pyproject.toml", *sources], group_name="games", opt_level=opt_level, target_dir=scratch
        )
        command = Distribution({"ext_modules": extensions, "packages": []}).get_command_obj("build_ext")
        command.inplace, command.build_temp, command.build_lib = True, scratch, scratch
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    if not which(os.environ.get("CC", "cc")):
        sys.exit(
            "There is no C compiler: install one (on Debian and Ubuntu: apt install gcc), or go on without COMPILED=1."
        )
    parser = ArgumentParser(description="Compile the rules of all games.")
    parser.add_argument("--opt-level", choices="0123", default="2", help="how hard the C compiler tries (default: 2)")
    build(parser.parse_args().opt_level)
