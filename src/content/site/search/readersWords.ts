import fs from 'node:fs';
import path from 'node:path';
import type { DocsProblem } from '@/model';
import { isEmptyWord, tokensOf } from '@/model/searchWords';

/** The file with the words of readers: phrases by the address of a page or a section. */
export const readersWordsFile = 'docs-data/search/readersWords.ts';

/**
 * What readers type who look for a page or a section without knowing its words: `wrap long text in a cell` for
 * `/grid/row-height/#dynamic-row-height`. Knows which addresses were asked for, so that those that no page has can be
 * reported.
 */
export class ReadersWords {
  private readonly asked = new Set<string>();

  /** @param files The files that they were read from, relative to `root`. */
  constructor(
    private readonly phrases: Readonly<Record<string, readonly string[]>> = {},
    private readonly files: readonly string[] = [],
  ) {}

  /** Returns the words for an address that mean something, each once. */
  wordsOf(address: string): string[] {
    this.asked.add(address);
    const words = (this.phrases[address] ?? []).flatMap(tokensOf).map(({ text }) => text);
    return [...new Set(words)].filter((word) => !isEmptyWord(word.toLowerCase()));
  }

  /** Returns a problem for each address that was never asked for. It fails the checks, but no build. */
  listUnknown(root: string): DocsProblem[] {
    const unknown = Object.keys(this.phrases).filter((address) => !this.asked.has(address));
    return unknown.map((address) => ({
      what: `There is no page or section \`${address}\`.`,
      ...placeOf(root, this.files, address),
      fix: 'Use the address of a page, `/product/page/`, or of a section on it, `/product/page/#id`.',
      severity: 'style',
    }));
  }

  /** Returns what a change of the words changes, for the cache. */
  toJSON(): unknown {
    return this.phrases;
  }
}

function placeOf(root: string, files: readonly string[], address: string) {
  for (const file of files) {
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(`'${address}'`));
    if (at >= 0) return { file, line: at + 1, column: 1 };
  }
  return { file: readersWordsFile, line: 1, column: 1 };
}
