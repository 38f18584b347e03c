import { setTimeout } from 'node:timers/promises';

/** Time without activity after which the server is idle (ms). */
const idleAfter = 1000;

/** Time after the start in which a first request may arrive before the server can report it (ms). */
const firstIdleAfter = 30_000;

/** Time in which the server reports requests that are already waiting (ms). */
const toldWithin = 100;

/** Maximum time to wait for open requests (ms). */
const longest = 10_000;

/** Tracks whether requests are waiting for the development server, so that other work does not slow it down. */
export class ServerActivity {
  private open = 0;
  private idleFrom: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.idleFrom = now() + firstIdleAfter;
  }

  /** Records the number of requests that the server is answering. */
  requests(open: number): void {
    this.open = open;
    this.idleFrom = this.now() + idleAfter;
  }

  /** Records activity that more may follow. */
  noteActivity(): void {
    this.idleFrom = Math.max(this.idleFrom, this.now() + idleAfter);
  }

  /** Returns the milliseconds until the server is idle if nothing more happens; 0 if it is idle. */
  idleIn(): number {
    return this.open > 0 ? idleAfter : Math.max(0, this.idleFrom - this.now());
  }

  /** Resolves when no request is open, or one has been open for too long. */
  async untilAnswered(): Promise<void> {
    await setTimeout(toldWithin);
    const until = this.now() + longest;
    while (this.open > 0 && this.now() < until) await setTimeout(toldWithin);
  }
}
