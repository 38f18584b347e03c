import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { PageFile } from '@/content/pages';

/** Separates commits in what git prints; no path holds it. */
const mark = '\u0001';

/**
 * Day of the last commit that changed a page or a file next to it, such as a demo, by address: `2026-11-23`. Nothing
 * where there is no repository, or one without its history: the only commit of a shallow clone changed everything.
 */
export function readLastUpdated(
  root: string,
  pages: readonly PageFile[],
): Readonly<Record<string, string>> {
  const days = readDays(root);
  const found = pages.flatMap(({ file, pathname }) => {
    const day = days.get(path.posix.dirname(file));
    return day ? [[pathname, day] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Day of the last commit in each folder of the content. */
function readDays(root: string): Map<string, string> {
  const days = new Map<string, string>();
  if (git(root, ['rev-parse', '--is-shallow-repository']).trim() !== 'false') return days;
  const log = git(root, ['log', `--format=${mark}%cs`, '--name-only', '--relative', 'docs-data']);
  for (const commit of log.split(mark).slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    // Newest first.
    for (const folder of files.map((file) => path.posix.dirname(file))) {
      if (!days.has(folder)) days.set(folder, day);
    }
  }
  return days;
}

/** What git prints; nothing where it fails or is missing. */
function git(root: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
