"""What GitHub runs is what runs here, part by part, and nothing is deployed without it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.syntax import ROOT
from tools import workflows

GITHUB = ROOT / ".github"
SET_UP = {"set-up"}
"""What a job does in a way of its own, for it fetches only what it needs."""


def workflow(name: str) -> dict[str, Any]:
    """A workflow by its name."""
    found: dict[str, Any] = yaml.safe_load((GITHUB / "workflows" / f"{name}.yml").read_text())
    return found


def goals(lines: list[str]) -> set[str]:
    """What `make` is asked for, the settings left out; nothing but `make` may be asked."""
    found = set()
    for line in lines:
        command, *words = re.sub(r"\$\{\{.*?\}\}", "…", line).split()
        assert command == "make", f"{line}: what runs there must run here"
        found |= {word for word in words if "=" not in word and not word.startswith("-")}
    return found


def run_by(job: dict[str, Any]) -> set[str]:
    """The goals of a job."""
    return goals([line for step in job["steps"] for line in step.get("run", "").splitlines()])


def parts(script: str) -> set[str]:
    """The goals of `.ci/run`: each of its parts has a name, which is for people."""
    lines = re.findall(r"(?m)^part \S+ (.+)$", script)
    return goals([f"make {line}" for line in lines]) - SET_UP


def undeployed(pages: dict[str, Any], wanted: set[str]) -> set[str]:
    """What is wanted, and is run by no job that the deployment waits for."""
    jobs = pages["jobs"]
    before = {goal for name in jobs["deploy"]["needs"] for goal in run_by(jobs[name])}
    return wanted - before


def makefile_goals(text: str) -> set[str]:
    """Everything that `make` can be asked for."""
    heads = re.findall(r"(?m)^([\w./ -]+):(?![=:])", text)
    return {name for head in heads for name in head.split()}


def test_a_deployment_waits_for_every_part_of_the_proof() -> None:
    wanted = parts((ROOT / ".ci" / "run").read_text())
    assert {"check", "test-fast", "test-chromium", "test-firefox", "test-webkit"} <= wanted
    assert undeployed(workflow("pages"), wanted) == set()


def test_a_deployment_waits_for_every_other_job() -> None:
    jobs = workflow("pages")["jobs"]
    assert set(jobs["deploy"]["needs"]) == set(jobs) - {"deploy"}


@pytest.mark.parametrize("dropped", ["rules", "build", "chromium", "firefox", "webkit"])
def test_a_part_that_is_dropped_is_missed(dropped: str) -> None:
    wanted, pages = parts((ROOT / ".ci" / "run").read_text()), workflow("pages")
    pages["jobs"]["deploy"]["needs"].remove(dropped)
    assert undeployed(pages, wanted)


def test_a_step_that_is_dropped_is_missed() -> None:
    wanted, pages = parts((ROOT / ".ci" / "run").read_text()), workflow("pages")
    pages["jobs"]["rules"]["steps"].pop()
    assert undeployed(pages, wanted) == {"test-fast"}


def test_every_goal_of_every_job_is_in_the_makefile() -> None:
    known = makefile_goals((ROOT / "Makefile").read_text())
    jobs = [job for name in ("pages", "nightly") for job in workflow(name)["jobs"].values()]
    asked = set().union(*map(run_by, jobs))
    assert asked >= {"prove", "chromium"} and asked <= known
    assert "promenade" not in known


def test_all_of_the_chromium_tests_are_shared_out() -> None:
    job = workflow("pages")["jobs"]["chromium"]
    shards = job["strategy"]["matrix"]["shard"]
    (line,) = [step["run"] for step in job["steps"] if "SHARDS" in step.get("run", "")]
    assert shards == list(range(1, int(re.search(r"SHARDS=(\d+)", line)[1]) + 1))
    assert "SHARD=${{ matrix.shard }}" in line and job["name"].endswith(f"of {len(shards)}")


def test_only_main_is_deployed_and_no_deployment_is_cut_off() -> None:
    pages = workflow("pages")
    assert pages["jobs"]["deploy"]["if"] == "github.ref == 'refs/heads/main'"
    assert pages["concurrency"] == {
        "group": "pages-${{ github.ref }}",
        "cancel-in-progress": "${{ github.event_name == 'pull_request' }}",
    }


@pytest.mark.parametrize("name", ["pages", "nightly"])
def test_every_job_ends_some_day_and_may_do_no_more_than_it_must(name: str) -> None:
    found = workflow(name)
    assert found["permissions"] == {}
    for title, job in found["jobs"].items():
        assert 0 < job["timeout-minutes"] <= 350, title
        writes = {"pages": "write", "id-token": "write"} if title == "deploy" else None
        assert job["permissions"] == (writes or {"contents": "read"}), title


@pytest.mark.parametrize("name", ["pages", "nightly"])
def test_no_step_of_the_proof_may_fail_or_be_left_out(name: str) -> None:
    for title, job in workflow(name)["jobs"].items():
        steps = [step for step in job["steps"] if "run" in step]
        assert "continue-on-error" not in job, title
        assert [step for step in steps if {"if", "continue-on-error"} & set(step)] == [], title
        assert "if" not in job or title == "deploy", title


def test_the_long_proof_runs_at_night_and_by_hand() -> None:
    night = workflow("nightly")
    assert run_by(night["jobs"]["prove"]) == {"prove"}
    assert {"schedule", "workflow_dispatch"} == set(night[True])  # YAML takes `on` for a yes


FAULTS = {
    "a job that is not there": ("needs: [rules, ", "needs: [ruels, "),
    "a key that is not there": ("timeout-minutes: 30", "timeout-minute: 30"),
    "a name that is not there": ("github.ref ==", "github.reff =="),
    "a step that is not there": ("steps.deployment.", "steps.deploymnt."),
    "a list that is not there": ("matrix.shard }}", "matrixx.shard }}"),
}


def test_githubs_own_reading_finds_every_planted_fault(tmp_path: Path) -> None:
    text = (GITHUB / "workflows" / "pages.yml").read_text()
    spoiled = {fault: tmp_path / f"{fault}.yml" for fault in FAULTS}
    for fault, (right, wrong) in FAULTS.items():
        assert right in text
        spoiled[fault].write_text(text.replace(right, wrong))
    told = "\n".join(workflows.complaints(spoiled.values()))
    assert [fault for fault, path in spoiled.items() if str(path) not in told] == []


def test_githubs_own_reading_has_nothing_against_what_is_there() -> None:
    assert len(workflows.files()) == 3
    assert workflows.complaints(workflows.files()) == []


def looked_at() -> dict[str, list[str]]:
    """What GitHub is told to look at for newer versions, and in which folders."""
    told = yaml.safe_load((GITHUB / "dependabot.yml").read_text())
    return {
        one["package-ecosystem"]: one.get("directories", [one.get("directory")])
        for one in told["updates"]
    }


def test_every_list_of_pins_is_looked_at_for_newer_versions() -> None:
    folders = looked_at()
    assert set(folders) == {"pip", "npm", "github-actions"}
    assert all([*(ROOT / folders["pip"][0].strip("/")).glob("*.txt")])
    assert (ROOT / folders["npm"][0].strip("/") / "package-lock.json").exists()
    using = {path.parent for path in GITHUB.rglob("*.yml") if "uses:" in path.read_text()}
    homes = {GITHUB / "workflows", *(GITHUB / "actions").iterdir()}
    assert using == homes and folders["github-actions"] == ["/", "/.github/actions/*"]
