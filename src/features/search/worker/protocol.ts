import type { SearchShardFacts } from '@/model';
import type { FoundGroup } from '../engine/groupFound';
import type { PageFacts } from '../engine/pageFacts';
import type { Question } from '../engine/SearchEngine';

/** Messages from the page to the worker. */
export type ToWorker =
  /** Fetch the list of shards and that of the product being read. */
  | { kind: 'prepare'; shard?: string }
  /** Answer, now and whenever another shard has arrived, until the next question. */
  | { kind: 'ask'; id: number; question: Question }
  /** Return facts about the current page. */
  | { kind: 'describe'; pathname: string }
  /** Repeat failed requests. */
  | { kind: 'retry' };

/** Messages from the worker to the page. */
export type FromWorker =
  | { kind: 'shards'; shards: readonly SearchShardFacts[] }
  | { kind: 'answer'; answer: SearchAnswer }
  | { kind: 'facts'; facts: PageFacts }
  /** The list of shards, or a shard, is missing or cannot be read. */
  | { kind: 'failed'; names: readonly string[] };

/** What was found so far. */
export interface SearchAnswer {
  /** Id of the question. */
  id: number;
  groups: readonly FoundGroup[];
  /** How many results there are in these groups. */
  count: number;
  /** False while shards are on their way. */
  isComplete: boolean;
  /** Similar words, if nothing was found. */
  nearest: readonly string[];
}
