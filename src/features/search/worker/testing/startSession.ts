import type { SearchShard } from '@/model';
import { searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import type { FromWorker } from '../protocol';
import { SearchSession } from '../SearchSession';

/** Returns a shard with one page, which has the name of the shard as its path. */
export const shard = (name: string): SearchShard => ({
  version: shardVersion,
  name,
  places: [['page', `/${name}/`, 'Ticket', '', 0, 0, 0, '']],
  ...{ parts: [], rows: [], trails: [[]], texts: [] },
  names: { terms: 'ticket', postings: 'A;' },
  words: { terms: '', postings: '' },
});

/** Returns what the list of shards says about one. */
export const facts = (name: string, listed = true) => ({
  name,
  listed,
  productId: 'system' as const,
  title: name,
});

/** A list with two shards, and one that is not listed. */
export const index = {
  version: shardVersion,
  shards: [facts('rail'), facts('tram'), facts('depot', false)],
  synonyms: {},
};

/** The files of a site where nothing is missing, by URL. */
export const whole: Record<string, unknown> = {
  [searchIndexUrl]: index,
  [shardUrl('rail')]: shard('rail'),
  [shardUrl('tram')]: shard('tram'),
};

/** Starts a session on these files, and records what it requests, waits for and tells the page. */
export function startSession(
  files: Record<string, unknown>,
  wait = (): Promise<void> => Promise.resolve(),
) {
  const waits: number[] = [];
  const told: FromWorker[] = [];
  const asked: string[] = [];
  const session = new SearchSession({
    fetchJson: async (url) => {
      asked.push(url);
      if (!(url in files)) throw new Error('404');
      return files[url];
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return wait();
    },
    post: (message) => told.push(message),
  });
  const answers = () =>
    told.flatMap((message) => (message.kind === 'answer' ? message.answer : []));
  const failed = () =>
    told.flatMap((message) => (message.kind === 'failed' ? [message.names] : []));
  return { session, told, asked, answers, failed, waits };
}

/** Waits until what has begun is done. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

/** A question whose answer every shard has, asked on a page of the second one. */
export const question = { text: 'ticket', context: { shard: 'tram' } };
