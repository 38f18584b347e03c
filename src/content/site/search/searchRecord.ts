import fs from 'node:fs';
import path from 'node:path';
import type { DocsProblem } from '@/model';

/** The record of the files' inputs and addresses. */
const record = '.content/cache/search.json';

/** What the index was made of, its files below `public/_search/`, and the problems found then. */
export interface SearchRecord {
  madeOf: string;
  files: string[];
  problems: DocsProblem[];
}

/** Reads the record of the previous run; undefined if there is none. */
export function readRecord(root: string): SearchRecord | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, record), 'utf8')) as SearchRecord;
  } catch {
    return undefined;
  }
}

/** Writes the record. */
export function writeRecord(root: string, remembered: SearchRecord): void {
  fs.mkdirSync(path.join(root, path.dirname(record)), { recursive: true });
  fs.writeFileSync(path.join(root, record), JSON.stringify(remembered));
}
