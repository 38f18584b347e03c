import { DocsError, type DocsProblem } from '@/model';
import { bundleData, type BundledData } from './bundle';

/** Reads a file and its imports repeatedly, each time without one more unreadable import. */
export async function bundleReadable(
  root: string,
  entry: string,
): Promise<{ data: BundledData; unread: ReadonlySet<string>; problems: DocsProblem[] }> {
  const unread = new Set<string>();
  const problems: DocsProblem[] = [];
  for (;;) {
    try {
      return { data: await bundleData(root, [entry], unread), unread, problems };
    } catch (error) {
      if (!(error instanceof DocsError)) throw error;
      const { problem } = error;
      if (problem.file === entry || unread.has(problem.file)) throw error;
      // A file that fails only because an import lost an export is not wrong itself.
      if (unread.size === 0 || !followsFromOther(problem)) problems.push(problem);
      unread.add(problem.file);
    }
  }
}

function followsFromOther({ what }: DocsProblem): boolean {
  return what.startsWith('No matching export') || what.startsWith('This file cannot be run');
}
