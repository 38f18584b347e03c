import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { PageFile } from '@/content/pages';

/** Separates commits in git's output; no path contains it. */
const mark = '\u0001';

/**
 * Returns the date of the last commit that changed a page or a file next to it, such as a demo, by address:
 * `2026-11-23`. A page generated from a package has the date of the last commit that changed the package's version in
 * `package.json`. Empty without a repository, or in a shallow clone, whose only commit changed everything.
 */
export function readLastUpdated(
  root: string,
  pages: readonly PageFile[],
): Readonly<Record<string, string>> {
  if (git(root, ['rev-parse', '--is-shallow-repository']).trim() !== 'false') return {};
  const days = new Map([...readFolderDays(root), ...readPackageDays(root)]);
  const found = pages.flatMap(({ file, pathname }) => {
    const day = days.get(path.posix.dirname(file));
    return day ? [[pathname, day] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns the date of the last commit in each folder of the content. */
function readFolderDays(root: string): Map<string, string> {
  const log = git(root, ['log', `--format=${mark}%cs`, '--name-only', '--relative', 'docs-data']);
  return newestDays(log, (file) => path.posix.dirname(file));
}

/**
 * Returns the date of the last commit that changed the version of each dependency, by its folder:
 * `node_modules/@mui/material`.
 */
function readPackageDays(root: string): Map<string, string> {
  const log = git(root, ['log', `--format=${mark}%cs`, '--patch', '-U0', '--', 'package.json']);
  return newestDays(log, (line) => {
    const name = /^\+\s*"([^"]+)": "\d/.exec(line)?.[1];
    return name && `node_modules/${name}`;
  });
}

/** Returns for each folder the date of the newest commit that mentions it; git's log has the newest first. */
function newestDays(
  log: string,
  folderOf: (line: string) => string | undefined,
): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split(mark).slice(1)) {
    const [day = '', ...lines] = commit.split('\n').filter(Boolean);
    for (const line of lines) {
      const folder = folderOf(line);
      if (folder && !days.has(folder)) days.set(folder, day);
    }
  }
  return days;
}

/** Returns git's output; empty if it fails or is not installed. */
function git(root: string, args: readonly string[]): string {
  try {
    // Git quotes paths that are not in ASCII unless told not to.
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
