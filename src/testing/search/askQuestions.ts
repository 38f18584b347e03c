import fs from 'node:fs';
import path from 'node:path';
import { groupFound, SearchEngine } from '@/features/search/server';
import type { SearchIndex } from '@/model';
import { searchIndexUrl, shardUrl } from '@/model/search';
import type { SearchQuestion } from './questions';

/** A question with the results of the search. */
export interface AskedQuestion extends SearchQuestion {
  /** URLs of the results, in the order in which the dialog lists them. */
  found: readonly string[];
  /** Rank of the first expected result, from 1; 0 if none is listed. */
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

/** Searches for every question in the scope of its product. */
export function askQuestions(
  engine: SearchEngine,
  questions: readonly SearchQuestion[],
): AskedQuestion[] {
  return questions.map((question) => {
    const context = question.on === '' ? {} : { shard: question.on };
    const groups = groupFound(engine.search({ text: question.text, context }), amounts);
    const found = groups.flatMap(({ items }) => items.map(({ url }) => url));
    const rank = found.findIndex((url) => question.expected.includes(url)) + 1;
    return { ...question, found, rank };
  });
}

/** Returns the share of questions, from 0 to 1, that have an expected result among the first ones. */
export function hitRate(asked: readonly AskedQuestion[], first: number): number {
  return asked.filter(({ rank }) => rank > 0 && rank <= first).length / asked.length;
}
