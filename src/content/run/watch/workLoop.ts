import type { PageFile } from '@/content/pages';
import type { Outcome } from '../outcome';
import type { Choice, SiteCompiler } from '../siteCompiler';
import type { ServerActivity } from './serverActivity';

/** Up to this number of pages that an edit made stale are compiled at once, requested or not. */
const few = 20;

/** Number of pages compiled before the loop checks for more urgent work. */
const batchSize = 4;

/** Callbacks for what the loop does. */
export interface LoopEvents {
  /** Requested or edited pages are written. */
  onRun: (outcome: Outcome, run: { changed: readonly string[]; milliseconds: number }) => void;
  /** All other pages are compiled, written and checked, too. */
  onComplete: (outcome: Outcome, rest: { pages: number; milliseconds: number }) => void;
  /** The compiler itself failed; the loop continues. */
  onFailure: (error: unknown) => void;
}

interface Waiting {
  promise: Promise<boolean>;
  resolve: (exists: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Does one task at a time: first requested pages together with edits, then, while the server is idle, the rest of the
 * site, a few pages at a time.
 */
export class WorkLoop {
  private readonly asks = new Map<string, Waiting>();
  private readonly changed = new Set<string>();
  /** Pages that were requested; edits keep them up to date. */
  private readonly kept = new Set<string>();
  private mustLookAgain = false;
  private rest: PageFile[] | undefined;
  private restDone = { pages: 0, milliseconds: 0 };
  private isComplete = false;
  private busy = false;
  private answering = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly compiler: SiteCompiler,
    private readonly activity: ServerActivity,
    private readonly events: LoopEvents,
  ) {}

  /** Resolves when a page is compiled and written, with false if the page does not exist. */
  requestPage(pathname: string): Promise<boolean> {
    const isCurrent = !this.answering && this.changed.size === 0 && !this.mustLookAgain;
    if (isCurrent && this.kept.has(pathname)) return Promise.resolve(true);
    const known = this.asks.get(pathname);
    if (known) return known.promise;
    const waiting = createWaiting();
    this.asks.set(pathname, waiting);
    this.wake();
    return waiting.promise;
  }

  /** Takes files that were written, added or removed. */
  change(files: readonly string[]): void {
    for (const file of files) this.changed.add(file);
    this.wake();
  }

  /** Checks all files, because any may have changed. */
  recheckAll(): void {
    this.mustLookAgain = true;
    this.wake();
  }

  /** Starts working if there is anything to do. */
  wake(after = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.work(), after);
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (await this.step());
    this.busy = false;
    const later = this.hasUrgent() ? 0 : this.activity.idleIn();
    if (this.hasUrgent() || !this.isComplete) this.wake(later);
  }

  private hasUrgent(): boolean {
    return this.asks.size > 0 || this.changed.size > 0 || this.mustLookAgain;
  }

  /** Does the most urgent task; returns false if there is none. */
  private async step(): Promise<boolean> {
    if (this.hasUrgent()) await this.answer();
    else if (this.isComplete || this.activity.idleIn() > 0) return false;
    else await this.compileRest();
    return true;
  }

  private async answer(): Promise<void> {
    const startedAt = performance.now();
    const asks = [...this.asks];
    const changed = [...this.changed];
    const all = this.mustLookAgain;
    this.asks.clear();
    this.changed.clear();
    this.mustLookAgain = false;
    this.answering = true;
    try {
      const isEdit = all || changed.length > 0;
      const asked = new Set(asks.map(([pathname]) => pathname));
      const choose = this.choose(asked, { isEdit, atMost: all ? 0 : few });
      const outcome = await this.compiler.run(all ? undefined : changed, choose);
      if (isEdit) {
        this.rest = undefined;
        this.isComplete = false;
      }
      for (const [pathname, { resolve }] of asks) resolve(this.kept.has(pathname));
      this.events.onRun(outcome, { changed, milliseconds: performance.now() - startedAt });
    } catch (error) {
      for (const [, { reject }] of asks) reject(error);
      this.events.onFailure(error);
    } finally {
      this.answering = false;
    }
  }

  /** Chooses the pages of a run, called once the run knows which pages exist. */
  private choose(
    asked: ReadonlySet<string>,
    { isEdit, atMost }: { isEdit: boolean; atMost: number },
  ): Choice {
    return (files) => {
      if (isEdit) this.forgetDeleted(files);
      for (const pathname of asked) {
        if (this.compiler.requestPage(pathname)) this.kept.add(pathname);
        else this.kept.delete(pathname);
      }
      const stale = isEdit ? this.compiler.listStale() : [];
      const isUrgent = (file: PageFile) => this.kept.has(file.pathname);
      const due = new Set(stale.length <= atMost ? stale : stale.filter(isUrgent));
      return files.filter((file) => asked.has(file.pathname) || due.has(file));
    };
  }

  /** Forgets requests for pages that are deleted: the next request of one looks for it again. */
  private forgetDeleted(files: readonly PageFile[]): void {
    const known = new Set(files.map((file) => file.pathname));
    for (const pathname of this.kept) {
      if (!known.has(pathname) && !this.compiler.isGeneratedLater(pathname)) {
        this.kept.delete(pathname);
      }
    }
  }

  private async compileRest(): Promise<void> {
    try {
      const startedAt = performance.now();
      this.rest ??= this.compiler.listUntried();
      const batch = this.rest.splice(0, batchSize);
      if (batch.length === 0) return await this.complete();
      await this.compiler.compile(batch);
      this.restDone.pages += batch.length;
      this.restDone.milliseconds += performance.now() - startedAt;
    } catch (error) {
      // The next edit tries again.
      this.isComplete = true;
      this.events.onFailure(error);
    }
  }

  private async complete(): Promise<void> {
    const { restDone } = this;
    this.restDone = { pages: 0, milliseconds: 0 };
    this.rest = undefined;
    this.isComplete = true;
    this.events.onComplete(await this.compiler.run([], () => []), restDone);
  }
}

function createWaiting(): Waiting {
  let [resolve, reject] = [() => {}, () => {}] as [Waiting['resolve'], Waiting['reject']];
  const promise = new Promise<boolean>((onResolve, onReject) => {
    [resolve, reject] = [onResolve, onReject];
  });
  return { promise, resolve, reject };
}
