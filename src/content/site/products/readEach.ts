import { DocsError, type DocsProblem } from '@/model';
import { bundleData, type BundledData } from './bundle';

/** What a data file exports, or why it cannot be read. */
interface ReadFile {
  exports?: BundledData['exports'][number];
  problem?: DocsProblem;
}

/**
 * What data files export, and every file they were read from. They are read in one piece, which is quickest, and one by
 * one when something is wrong with any, so that the others count.
 */
export async function readEach(
  root: string,
  files: readonly string[],
): Promise<{ files: Map<string, ReadFile>; inputs: string[] }> {
  try {
    const { exports, inputs } = await bundleData(root, files);
    return { files: new Map(files.map((file, at) => [file, { exports: exports[at]! }])), inputs };
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    const [file] = files;
    if (file !== undefined && files.length === 1)
      return { files: new Map([[file, { problem: error.problem }]]), inputs: [] };
  }
  const alone = await Promise.all(files.map((file) => readEach(root, [file])));
  return {
    files: new Map(alone.flatMap((read) => [...read.files])),
    inputs: alone.flatMap((read) => read.inputs),
  };
}
