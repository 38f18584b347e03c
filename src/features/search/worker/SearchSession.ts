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
  wait: (milliseconds: number) => Promise<unknown>;
  post: (message: FromWorker) => void;
}

/** Results that are shown at once. */
const amounts = { groups: 8, items: 4 };

/** Milliseconds that the shards of other products wait for each other. */
const patience = 300;

/**
 * Milliseconds that they wait for the page to render the first results. Without it, the worker takes the second core of
 * a small machine meanwhile, and the results are seen later.
 */
const renderTime = 200;

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
  /** Requests of shards that have begun. */
  private readonly fetched = new Map<string, Promise<unknown>>();
  /** Shards that are being loaded. */
  private readonly loads = new Map<string, Promise<void>>();
  private preparing: Promise<void> | undefined;
  /** Timer of the next answer from shards that have arrived since the last one. */
  private answering: ReturnType<typeof setTimeout> | undefined;
  /** Whether the latest question has results already. */
  private hasFound = false;

  constructor(private readonly ports: SessionPorts) {}

  /** Handles a message from the page. */
  handleMessage(message: ToWorker): void {
    if (message.kind === 'prepare') {
      this.prepare(message.shard);
      // The page may have missed what was posted before it listened.
      this.postState();
    }
    if (message.kind === 'retry') this.retry();
    if (message.kind === 'ask') {
      this.asked = message;
      this.answer();
      this.prepare(message.question.context.shard);
    }
    if (message.kind === 'describe') {
      this.described = message.pathname;
      this.describe();
      this.prepare(this.current);
    }
  }

  private prepare(shard: string | undefined): void {
    this.current = shard;
    // Both at the same time: most readers are on a page of a product that has a shard.
    if (shard && !this.index) void this.fetchOnce(shard);
    this.preparing ??= this.loadIndex();
    void this.preparing.then(() => this.loadInTurn());
  }

  /** Only {@link load} handles rejections: some products have no shard. */
  private fetchOnce(name: string): Promise<unknown> {
    const begun = this.fetched.get(name);
    if (begun) return begun;
    const fetched = this.ports.fetchJson(shardUrl(name));
    fetched.catch(() => this.fetched.delete(name));
    this.fetched.set(name, fetched);
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
      this.postState();
    } catch {
      this.states.set(listName, 'failed');
      this.postFailed();
    }
  }

  /** The shard being read comes first, the others once it has answered; icons only for those who ask for them. */
  private async loadInTurn(): Promise<void> {
    await this.load(this.current);
    const { index, engine, asked } = this;
    if (!index || !engine || (!asked && !this.described)) return;
    if (this.wantsIcons()) void this.load(iconShard);
    if (this.hasFound && !this.hasAll()) await this.ports.wait(renderTime);
    for (const { name, listed } of index.shards) {
      if (listed) void this.load(name);
    }
  }

  private load(name: string | undefined): Promise<void> {
    const isThere = this.index?.shards.some((shard) => shard.name === name);
    const begun = this.loads.get(name ?? '');
    if (begun) return begun;
    // What failed is fetched again when the reader asks for that.
    if (!name || !isThere || this.states.has(name)) return Promise.resolve();
    const load = this.addShard(name).finally(() => this.loads.delete(name));
    this.loads.set(name, load);
    return load;
  }

  private async addShard(name: string): Promise<void> {
    this.states.set(name, 'loading');
    try {
      const fetched = await this.fetchOnce(name);
      this.engine?.add(name, fetched);
      this.states.set(name, 'ready');
    } catch {
      this.states.set(name, 'failed');
      this.postFailed();
    }
    this.fetched.delete(name);
    // The first shard answers at once, the others together: each answer makes the page render its results again.
    const isFirst = [...this.states].every(
      ([other, state]) => state !== 'ready' || other === name || other === listName,
    );
    if (isFirst || this.hasAll()) this.answerNow();
    else this.answering ??= setTimeout(() => this.answerNow(), patience);
  }

  private answerNow(): void {
    clearTimeout(this.answering);
    this.answering = undefined;
    this.answer();
    this.describe();
  }

  private answer(): void {
    const { asked, engine } = this;
    if (!asked || !engine) return;
    const { id, question } = asked;
    const typed = parseQuery(question.text, {}).words.map(({ text }) => text);
    const groups = groupFound(engine.search(question), amounts, typed);
    const count = groups.reduce((sum, { items }) => sum + items.length, 0);
    this.hasFound = count > 0;
    const isComplete = this.hasAll();
    const nearest = count === 0 && isComplete ? engine.nearest(question.text) : [];
    this.ports.post({ kind: 'answer', answer: { id, groups, count, isComplete, nearest } });
  }

  /** Whether no shard is on its way, or still to be requested. */
  private hasAll(): boolean {
    const begun = [...this.states.values()];
    const shards = this.index?.shards ?? [];
    const wantsIcons = this.wantsIcons();
    const isNeeded = ({ name, listed }: SearchIndex['shards'][number]) =>
      listed || (wantsIcons && name === iconShard);
    return (
      !begun.includes('loading') &&
      shards.every((shard) => !isNeeded(shard) || this.states.has(shard.name))
    );
  }

  private wantsIcons(): boolean {
    const { asked, engine } = this;
    return asked !== undefined && engine !== undefined && engine.wantsIcons(asked.question);
  }

  private describe(): void {
    const { described, engine } = this;
    if (described && engine) {
      this.ports.post({ kind: 'facts', facts: engine.describe(described) });
    }
  }

  /** Posts what is known so far. */
  private postState(): void {
    if (this.index) this.ports.post({ kind: 'shards', shards: this.index.shards });
    if ([...this.states.values()].includes('failed')) this.postFailed();
  }

  private postFailed(): void {
    const names = [...this.states].flatMap(([name, state]) => (state === 'failed' ? [name] : []));
    this.ports.post({ kind: 'failed', names });
  }

  private retry(): void {
    for (const [name, state] of this.states) if (state === 'failed') this.states.delete(name);
    this.ports.post({ kind: 'failed', names: [] });
    if (!this.engine) this.preparing = undefined;
    this.prepare(this.current);
  }
}
