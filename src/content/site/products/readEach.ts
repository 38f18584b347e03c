import { DocsError, type DocsProblem } from '@/model';
import { pairUp } from '@/model/pairUp';
import { bundleData, type BundledData } from './bundle';

/** The exports of a data file, or the reason why it cannot be read. */
interface ReadFile {
  exports?: BundledData['exports'][number];
  problem?: DocsProblem;
}

/**
 * Returns the exports of data files, and every file that was read. They are read together, which is fastest, or one by
 * one if any of them fails, so that the others are available.
 */
export async function readEach(
  root: string,
  files: readonly string[],
): Promise<{ files: Map<string, ReadFile>; inputs: string[] }> {
  try {
    const { exports, inputs } = await bundleData(root, files);
    const read = pairUp(files, exports).map(([file, own]) => [file, { exports: own }] as const);
    return { files: new Map(read), inputs };
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
