import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Step } from './runStep';

/** What a change can affect. */
export interface ChangedPlan {
  /** Addresses of the pages whose own folder changed; undefined when any page may look different. */
  pages?: readonly string[];
  /** Changed files for format and lint, without deleted ones. */
  files: readonly string[];
}

/** Browser tests that a change of content can affect: they check all pages or their text. */
const contentSpecs = ['everyPage', 'html', 'budgets', 'policy', 'document'];

/**
 * Lists files that differ from a commit, and untracked ones, relative to `root`.
 * @throws Error that says what to do if `root` is in no repository, or if git does not know the commit
 */
export function listChanged(root: string, base: string): string[] {
  // Without `-z`, git quotes names with letters outside of ASCII.
  const changed = runGit(root, ['diff', '--name-only', '--relative', '-z', base, '--']);
  const added = runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...changed, ...added])].sort();
}

/** Runs a command of git, and returns the names that it prints, each with a null character after it. */
function runGit(root: string, words: readonly string[]): string[] {
  const git = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (git.status === 0) return git.stdout.split('\0').filter(Boolean);
  const why = git.error?.message ?? git.stderr.trim();
  throw new Error(
    `\`npm test -- --changed\` cannot list the changes: ${why}\nRun it in a clone of the repository, with a commit that \`git log\` shows.`,
  );
}

/**
 * Returns the addresses of the pages that a change of these files can affect; undefined for all pages. A file in the
 * folder of a page affects that page. Any other file, such as content that pages share, may affect all of them.
 * @param hasPage whether a folder, such as `docs-data/material-ui/react-chip`, contains a page
 */
export function planChanged(
  files: readonly string[],
  hasPage: (folder: string) => boolean,
): readonly string[] | undefined {
  const folders = files.map((file) => pageFolderOf(file, hasPage));
  if (folders.some((folder) => folder === undefined)) return undefined;
  return [...new Set(folders)].map((folder) => `${folder?.slice('docs-data'.length)}/`).sort();
}

function pageFolderOf(file: string, hasPage: (folder: string) => boolean): string | undefined {
  let folder = path.posix.dirname(file);
  while (folder.startsWith('docs-data/')) {
    if (hasPage(folder)) return folder;
    folder = path.posix.dirname(folder);
  }
  return undefined;
}

/** Narrows the steps of `npm test` to what a change can affect. Steps that it cannot affect are left out. */
export function narrowSteps(steps: readonly Step[], plan: ChangedPlan, base: string): Step[] {
  return steps.flatMap((step) => {
    const command = narrowCommand(step, plan, base);
    if (command === undefined) return [];
    // If no unit test depends on the change, none runs. The step then counts as one check.
    return [{ ...step, command, ...(step.name === 'unit tests' && { counts: undefined }) }];
  });
}

function narrowCommand({ name, command }: Step, plan: ChangedPlan, base: string) {
  const scripts = plan.files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  // Files that the tools skip in a whole project are errors or warnings when they are named.
  if (name === 'format' && plan.files.length > 0)
    return `${on(command, plan.files)} --ignore-unknown`;
  if (name === 'lint' && scripts.length > 0) return `${on(command, scripts)} --no-warn-ignored`;
  if (name === 'format' || name === 'lint') return undefined;
  if (name === 'unit tests') return `${command} --passWithNoTests --changedSince=${base}`;
  if (name === 'sandboxes' && plan.pages) return undefined;
  if (name === 'whole site and browser tests' && plan.pages)
    return `${command} ${contentSpecs.map((spec) => `${spec}.spec`).join(' ')}`;
  return command;
}

/** Returns a command for some files, made from one for the whole project (`.`). */
function on(command: string, files: readonly string[]): string {
  return command.replace(' . ', ` ${files.join(' ')} `);
}
