import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { BenchResults } from '@/model';

const file = 'bench/results.json';

const results = z.object({
  machine: z.object({
    processor: z.string(),
    cores: z.number(),
    memory: z.number(),
    node: z.string(),
  }),
  rows: z.array(
    z.object({
      what: z.string(),
      figure: z.number(),
      unit: z.string(),
      part: z.string(),
      day: z.iso.date(),
      most: z.number().optional(),
      least: z.number().optional(),
    }),
  ),
});

/** Reads the last results of `npm run bench`; null if it never ran. @throws Error for a file with other content. */
export async function readBenchResults(): Promise<BenchResults | null> {
  const text = await readText(path.join(/* turbopackIgnore: true */ process.cwd(), file));
  if (text === null) return null;
  const read = results.safeParse(parse(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'the whole file';
  throw new Error(
    `${file}: ${place}: ${issue?.message}. Run \`npm run bench\`, or remove the file.`,
  );
}

async function readText(absolute: string): Promise<string | null> {
  try {
    return await fs.readFile(absolute, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Parses JSON. Returns undefined for invalid JSON, which the schema refuses. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
