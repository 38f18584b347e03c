import fs from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../../emit';

/** What was printed last, and the hash of what it was printed from. */
export interface KeptElements {
  key: string;
  files: OutputFile[];
}

const file = '.content/cache/elements.json';

/** What the last run printed; undefined when there is nothing, or nothing readable. */
export function readKeptElements(root: string): KeptElements | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as KeptElements;
  } catch {
    return undefined;
  }
}

/** Keeps what was printed for later runs. */
export function keepElements(root: string, kept: KeptElements): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), JSON.stringify(kept));
}

/** The files of the last run, to stand until new ones are known. */
export function keptElementFiles(root: string): OutputFile[] {
  return readKeptElements(root)?.files ?? [];
}
