import { setTimeout } from 'node:timers/promises';

/** Once nothing has happened for this long, nobody is waiting (ms). */
const idleAfter = 1000;

/** A first request may be on its way before the server can tell of it (ms). */
const firstIdleAfter = 30_000;

/** A request that waits already is told of within this time (ms). */
const toldWithin = 100;

/** After this long nobody waits any more for requests to be answered (ms). */
const longest = 10_000;

/** Knows whether somebody is waiting for the development server, so that other work does not slow it down. */
export class ServerActivity {
  private open = 0;
  private idleFrom: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.idleFrom = now() + firstIdleAfter;
  }

  /** Notes how many requests the server is answering. */
  requests(open: number): void {
    this.open = open;
    this.idleFrom = this.now() + idleAfter;
  }

  /** Notes that something happened that more may follow. */
  noteActivity(): void {
    this.idleFrom = Math.max(this.idleFrom, this.now() + idleAfter);
  }

  /** Milliseconds until it is idle if nothing more happens; 0 when it is. */
  idleIn(): number {
    return this.open > 0 ? idleAfter : Math.max(0, this.idleFrom - this.now());
  }

  /** Resolves when no request is being answered, or has been for too long. */
  async untilAnswered(): Promise<void> {
    await setTimeout(toldWithin);
    const until = this.now() + longest;
    while (this.open > 0 && this.now() < until) await setTimeout(toldWithin);
  }
}
