import type { SearchIndex } from '@/model';
import { iconShard, searchIndexUrl, shardUrl, shardVersion } from '@/model/search';
import { groupFound } from '../engine/groupFound';
import { parseQuery } from '../engine/parseQuery';
import { SearchEngine, type Question } from '../engine/SearchEngine';
import type { FromWorker, ToWorker } from './protocol';

/** Functions of the worker that a session uses; tests pass fakes. */
export interface SessionPorts {
  /** Rejects where a file is missing, or is no JSON. */
  fetchJson: (url: string) => Promise<unknown>;
  tell: (message: FromWorker) => void;
}

/** Results that are shown at once. */
const amounts = { groups: 8, items: 4 };

/** Stands for the list of shards among the names of what failed. */
const listName = 'index';

/**
 * The logic of the worker: fetches shards, the current product's first, and answers the latest question with those that
 * have loaded.
 */
export class SearchSession {
  private engine: SearchEngine | undefined;
  private index: SearchIndex | undefined;
  private current: string | undefined;
  private asked: { id: number; question: Question } | undefined;
  private described: string | undefined;
  private readonly states = new Map<string, 'loading' | 'ready' | 'failed'>();
  private preparing: Promise<void> | undefined;

  constructor(private readonly ports: SessionPorts) {}

  /** Takes a message of the page. */
  hear(message: ToWorker): void {
    if (message.kind === 'prepare') this.prepare(message.shard);
    if (message.kind === 'retry') this.retry();
    if (message.kind === 'ask') {
      this.asked = message;
      this.prepare(message.question.context.shard);
      this.loadOthers();
      this.answer();
    }
    if (message.kind === 'describe') {
      this.described = message.pathname;
      this.loadOthers();
      this.describe();
    }
  }

  private prepare(shard: string | undefined): void {
    this.current = shard;
    // Both at the same time: most readers are on a page of a product that has a shard.
    const early = shard && !this.states.has(shard) ? this.fetchEarly(shard) : undefined;
    this.preparing ??= this.loadIndex();
    void this.preparing.then(() => this.load(shard, early));
  }

  /** Whether it arrived is asked later, if at all: products without pages have no shard. */
  private fetchEarly(shard: string): Promise<unknown> {
    const fetched = this.ports.fetchJson(shardUrl(shard));
    fetched.catch(() => {});
    return fetched;
  }

  private async loadIndex(): Promise<void> {
    this.states.set(listName, 'loading');
    try {
      const index = (await this.ports.fetchJson(searchIndexUrl)) as SearchIndex;
      if (index.version !== shardVersion) throw new Error('The list is of another version.');
      this.index = index;
      this.engine = new SearchEngine(index);
      this.states.set(listName, 'ready');
      this.ports.tell({ kind: 'shards', shards: index.shards });
      if (this.asked || this.described) this.loadOthers();
    } catch {
      this.states.set(listName, 'failed');
      this.tellFailed();
    }
  }

  private async load(name: string | undefined, fetched?: Promise<unknown>): Promise<void> {
    const { engine, index } = this;
    const isThere = index?.shards.some((shard) => shard.name === name);
    const state = name && this.states.get(name);
    if (!engine || !name || !isThere || state === 'loading' || state === 'ready') return;
    this.states.set(name, 'loading');
    try {
      engine.add(name, await (fetched ?? this.ports.fetchJson(shardUrl(name))));
      this.states.set(name, 'ready');
    } catch {
      this.states.set(name, 'failed');
      this.tellFailed();
    }
    this.answer();
    this.describe();
  }

  /** The shard being read comes first; icons only for those who ask for them. */
  private loadOthers(): void {
    const { index, current, engine } = this;
    if (!index || !engine) return;
    void this.load(current);
    for (const { name, listed } of index.shards) {
      if (listed) void this.load(name);
    }
    if (this.asked && engine.wantsIcons(this.asked.question)) void this.load(iconShard);
  }

  private answer(): void {
    const { asked, engine } = this;
    if (!asked || !engine) return;
    const { id, question } = asked;
    const typed = parseQuery(question.text, {}).words.map(({ text }) => text);
    const groups = groupFound(engine.ask(question), amounts, typed);
    const count = groups.reduce((sum, { items }) => sum + items.length, 0);
    const isComplete = ![...this.states.values()].includes('loading');
    const nearest = count === 0 && isComplete ? engine.nearest(question.text) : [];
    this.ports.tell({ kind: 'answer', answer: { id, groups, count, isComplete, nearest } });
  }

  private describe(): void {
    const { described, engine } = this;
    if (described && engine) {
      this.ports.tell({ kind: 'facts', facts: engine.describe(described) });
    }
  }

  private tellFailed(): void {
    const names = [...this.states].flatMap(([name, state]) => (state === 'failed' ? [name] : []));
    this.ports.tell({ kind: 'failed', names });
  }

  private retry(): void {
    for (const [name, state] of this.states) if (state === 'failed') this.states.delete(name);
    this.ports.tell({ kind: 'failed', names: [] });
    if (!this.engine) this.preparing = undefined;
    this.prepare(this.current);
    void this.preparing?.then(() => this.loadOthers());
  }
}
