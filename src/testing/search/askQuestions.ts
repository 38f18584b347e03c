import fs from 'node:fs';
import path from 'node:path';
import { groupFound, SearchEngine } from '@/features/search/server';
import type { SearchIndex } from '@/model';
import { searchIndexUrl, shardUrl } from '@/model/search';
import type { SearchQuestion } from './questions';

/** A question with the results that the search gave. */
export interface AskedQuestion extends SearchQuestion {
  /** Addresses of the results in the order in which the dialog lists them. */
  found: readonly string[];
  /** Place of the first expected one, from 1; 0 where it is not listed. */
  rank: number;
}

const amounts = { groups: 8, items: 4 };

/** Opens a search over the index files of an export, or of `public/`. */
export function openSearch(folder: string): SearchEngine {
  const read = (url: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, url), 'utf8'));
  const index = read(searchIndexUrl) as SearchIndex;
  const engine = new SearchEngine(index);
  for (const { name } of index.shards) engine.add(name, read(shardUrl(name)));
  return engine;
}

/** Asks every question, as a reader of its product would. */
export function askQuestions(
  engine: SearchEngine,
  questions: readonly SearchQuestion[],
): AskedQuestion[] {
  return questions.map((question) => {
    const context = question.on === '' ? {} : { shard: question.on };
    const groups = groupFound(engine.ask({ text: question.text, context }), amounts);
    const found = groups.flatMap(({ items }) => items.map(({ url }) => url));
    const rank = found.findIndex((url) => question.expected.includes(url)) + 1;
    return { ...question, found, rank };
  });
}

/** The share of questions whose answer is among the first results, from 0 to 1. */
export function hitRate(asked: readonly AskedQuestion[], first: number): number {
  return asked.filter(({ rank }) => rank > 0 && rank <= first).length / asked.length;
}
