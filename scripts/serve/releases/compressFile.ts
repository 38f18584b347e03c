import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extensions of files worth compressing. Images and fonts are compressed already. */
const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
  '.ts',
]);

/** Minimum size in bytes: smaller files fit into the first packet of a response anyway. */
const smallest = 1024;

/** Level 6: for 96 MB, level 9 takes 18 s instead of 1.5 s and saves only 1 % more. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compression functions by the extension of the copy. */
const compressors = {
  '.br': (bytes: Buffer) => promisify(brotliCompress)(bytes, brotli),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

/** Extensions of compressed copies. */
export const copyEndings = Object.keys(compressors) as (keyof typeof compressors)[];

/** Writes compressed copies of a file next to it, unless they exist or would not be smaller. */
export async function compressFile(file: string): Promise<void> {
  if (!compressible.has(path.extname(file))) return;
  const bytes = await fs.readFile(file);
  if (bytes.length < smallest) return;
  await Promise.all(
    copyEndings.map(async (ending) => {
      const isThere = await fs.access(file + ending).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      const copy = await compressors[ending](bytes);
      if (copy.length < bytes.length) await fs.writeFile(file + ending, copy);
    }),
  );
}
