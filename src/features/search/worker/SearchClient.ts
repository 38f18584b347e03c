import type { SearchShardFacts } from '@/model';
import type { PageFacts } from '../engine/pageFacts';
import type { Question } from '../engine/SearchEngine';
import type { FromWorker, SearchAnswer, ToWorker } from './protocol';

/** What the dialog shows of the search so far. */
export interface SearchState {
  shards: readonly SearchShardFacts[];
  /** The latest answer; it stays until the next one arrives. */
  answer: SearchAnswer | undefined;
  facts: PageFacts | undefined;
  /** Names of shards that are missing or cannot be read. */
  failed: readonly string[];
  /** Whether the latest question has no whole answer yet. */
  isWaiting: boolean;
}

/** The part of a worker that is used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const nothing: SearchState = {
  ...{ shards: [], answer: undefined, facts: undefined, failed: [] },
  isWaiting: false,
};

/** Communicates with the search worker. There is one per page, started on the first hover or focus. */
export class SearchClient {
  private worker: WorkerPort | undefined;
  private asked = 0;
  private latestQuestion = '';
  private shard: string | undefined;
  private state = nothing;
  /** The latest message of each kind, for a worker that has to be started again. */
  private readonly latest = new Map<ToWorker['kind'], ToWorker>();
  private readonly listeners = new Set<() => void>();

  /** Takes a function that starts the worker for the shard that is fetched first. */
  constructor(private readonly startWorker: (shard: string | undefined) => WorkerPort) {}

  readonly get = (): SearchState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches what a reader of a product will search first. */
  prepare(shard: string | undefined): void {
    this.shard = shard;
    this.post({ kind: 'prepare', shard });
  }

  /** Sends a question, unless it is the latest already; answers to that one arrive by {@link subscribe}. */
  search(question: Question): void {
    const asked = JSON.stringify(question);
    if (this.worker && asked === this.latestQuestion) return;
    this.latestQuestion = asked;
    this.asked += 1;
    this.change({ isWaiting: true });
    this.post({ kind: 'ask', id: this.asked, question });
  }

  /** Requests facts about a page, which arrive by {@link subscribe}. */
  describe(pathname: string): void {
    this.post({ kind: 'describe', pathname });
  }

  /** Repeats failed requests; restarts a worker that did not start, and asks it again. */
  retry(): void {
    this.change({ failed: [] });
    if (this.worker) {
      this.post({ kind: 'retry' });
      return;
    }
    if (this.latest.has('ask')) this.change({ isWaiting: true });
    for (const message of [...this.latest.values()]) this.post(message);
  }

  private post(message: ToWorker): void {
    if (message.kind !== 'retry') this.latest.set(message.kind, message);
    try {
      this.worker ??= this.start();
      this.worker.postMessage(message);
    } catch {
      // The browser or a content security policy blocks workers.
      this.fail();
    }
  }

  private start(): WorkerPort {
    const worker = this.startWorker(this.shard);
    worker.addEventListener('message', (event) => this.handleMessage((event as MessageEvent).data));
    worker.addEventListener('error', () => this.fail());
    return worker;
  }

  private fail(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.change({ failed: ['worker'], isWaiting: false });
  }

  private handleMessage(message: FromWorker): void {
    // Its first message: a worker that failed to start before has started.
    if (message.kind === 'shards') this.change({ shards: message.shards, failed: [] });
    if (message.kind === 'failed') this.change({ failed: message.names });
    if (message.kind === 'facts') this.change({ facts: message.facts });
    if (message.kind === 'answer' && message.answer.id === this.asked) {
      this.change({ answer: message.answer, isWaiting: !message.answer.isComplete });
    }
  }

  private change(patch: Partial<SearchState>): void {
    this.state = { ...this.state, ...patch };
    for (const listener of [...this.listeners]) listener();
  }
}
