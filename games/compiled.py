"""Compiles the rules to machine code with mypyc (`make run COMPILED=1`): about twice as fast. Needs a C compiler.

Only modules without classes are compiled. Modules that define classes, above all `types.py`, are not, because their
classes are msgspec Structs. The compiled modules are put beside their sources, and Python prefers them.
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
NOT_WORTH_COMPILING = ("art", "picture", "reasons")
"""Modules of a game whose speed doesn't matter."""


def modules() -> list[Path]:
    files = sorted(ROOT.glob("games/*/**/*.py"))
    return [file for file in files if file.stem not in NOT_WORTH_COMPILING and _has_only_functions(file)]


def _has_only_functions(file: Path) -> bool:
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
            "There is no C compiler: install one (on Debian and Ubuntu: apt install gcc), or leave out COMPILED=1."
        )
    parser = ArgumentParser(description="Compile the rules of all games.")
    parser.add_argument("--opt-level", choices="0123", default="2", help="C optimization level (default: 2)")
    build(parser.parse_args().opt_level)
