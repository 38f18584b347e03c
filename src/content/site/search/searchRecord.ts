import type { DocsProblem } from '@/model';
import { readJson, writeJson } from '@/content/files';

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
  return readJson(root, record);
}

/** Writes the record. */
export function writeRecord(root: string, remembered: SearchRecord): void {
  writeJson(root, record, remembered);
}
