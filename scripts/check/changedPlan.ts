import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Step } from './runStep';

/** What the changed files can touch. */
export interface ChangedPlan {
  /** Addresses of the pages whose own folder changed; undefined when any page may look different. */
  pages?: readonly string[];
  /** Files that format and lint look at; those that are gone are left out. */
  files: readonly string[];
}

/** Browser tests that look at all pages or their text, whatever else a change of content leaves alone. */
const contentSpecs = ['everyPage', 'html', 'budgets', 'policy', 'document'];

/**
 * Files that differ from a commit, relative to the root of the checkout, with those git does not know yet.
 * @throws Error when git does not know the commit
 */
export function listChanged(root: string, base: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = git('diff', '--name-only', '--relative', base, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].sort();
}

/**
 * Which pages a change of these files can touch. A file in the folder of a page touches that page; any other file,
 * content that several pages share included, may touch them all.
 * @param hasPage whether a folder, such as `docs-data/material-ui/react-chip`, holds a page
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

/** The steps of `npm test`, each narrowed to what a change can touch; a step with nothing to look at is left out. */
export function narrowSteps(steps: readonly Step[], plan: ChangedPlan, base: string): Step[] {
  return steps.flatMap((step) => {
    const command = narrowCommand(step, plan, base);
    if (command === undefined) return [];
    // No unit test may depend on the change: then none runs, and the step counts as one check.
    return [{ ...step, command, ...(step.name === 'unit tests' && { counts: undefined }) }];
  });
}

function narrowCommand({ name, command }: Step, plan: ChangedPlan, base: string) {
  const scripts = plan.files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  if (name === 'format') return plan.files.length > 0 ? on(command, plan.files) : undefined;
  if (name === 'lint') return scripts.length > 0 ? on(command, scripts) : undefined;
  if (name === 'unit tests') return `${command} --passWithNoTests --changedSince=${base}`;
  if (name === 'sandboxes' && plan.pages) return undefined;
  if (name === 'whole site and browser tests' && plan.pages)
    return `${command} ${contentSpecs.map((spec) => `${spec}.spec`).join(' ')}`;
  return command;
}

/** A command that looks at all of the project, told to look at some files. */
function on(command: string, files: readonly string[]): string {
  return command.replace(' . ', ` ${files.join(' ')} `);
}
