import { readFromFrame, type FrameNews, type ToFrame, type ToLoader } from '../protocol';
import { findDocument, readPack } from './askSite';

/** Milliseconds between two questions whether the frame still answers. */
const beat = 1000;

/** Unanswered questions after which the frame counts as stuck. */
const mostMissed = 5;

/** Messages in one such time after which the frame is ended: the page does something with each. */
const mostHeard = 300;

/** Milliseconds the frame may take until it listens. */
const arrivesWithin = 15_000;

/** Milliseconds after which a copy of its document is looked for, when the network neither gives one nor fails. */
const patience = 5000;

/**
 * Why a frame has ended: its code does not answer, it says more than the page can hear, it opened another page, its
 * files are missing, there is no connection to fetch them, or nothing would keep its code away from the site.
 */
export type FrameEnd = 'stuck' | 'flooding' | 'left' | 'missing' | 'offline' | 'unsafe';

/** Who hears of a frame. */
export interface FrameListener {
  onMessage: (message: FrameNews) => void;
  /** The frame must be removed. */
  onEnd: (why: FrameEnd) => void;
  /** The frame's document did not come. There is a copy, for a frame that asks for it as a document of the site. */
  onCopy: () => void;
}

/** The conversation with a sandboxed frame. `isCopy` says that its document is to come from a copy. */
export class FrameSession {
  private readonly over = new AbortController();
  private isHere = false;
  private isReady = false;
  private isLooking = false;
  private run = 0;
  private loads = 0;
  private missed = 0;
  private asked = 0;
  private heard = 0;
  private countedFrom = 0;
  private beating: ReturnType<typeof setInterval> | undefined;
  private readonly waiting: readonly ReturnType<typeof setTimeout>[];

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly listener: FrameListener,
    private readonly isCopy: boolean,
  ) {
    window.addEventListener('message', this.hear);
    frame.addEventListener('load', this.countLoads);
    this.waiting = [
      setTimeout(() => void this.lookForDocument(), patience),
      setTimeout(() => this.end('missing'), arrivesWithin),
    ];
  }

  /**
   * Says something to the frame, once it listens. Its origin is opaque and has no name, so that whatever is in it
   * hears: it is told nothing but the code it runs and how to draw it.
   */
  say(message: ToFrame): void {
    if (message.kind === 'run') this.run = message.run;
    if (this.isReady) this.frame.contentWindow?.postMessage(message, '*');
  }

  /** Stops listening. */
  close(): void {
    this.over.abort();
    window.removeEventListener('message', this.hear);
    this.frame.removeEventListener('load', this.countLoads);
    this.waiting.forEach(clearTimeout);
    clearInterval(this.beating);
  }

  private readonly hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== this.frame.contentWindow) return;
    if (this.isFlooding()) {
      this.end('flooding');
      return;
    }
    const message = readFromFrame(data);
    // A run that was never begun would make all that come count for nothing.
    if (message && 'run' in message && message.run > this.run) return;
    // Only our own page can say so, when it has the site's origin although it should have none.
    if (message?.kind === 'refused' && origin === window.location.origin) this.end('unsafe');
    if (!message || message.kind === 'refused' || origin !== 'null') return;
    this.isHere = true;
    if (message.kind === 'pong') this.missed = 0;
    else if (message.kind === 'ask') void this.give(message.url);
    else if (message.kind !== 'here') {
      if (message.kind === 'ready') this.begin();
      this.listener.onMessage(message);
    }
  };

  /** Code that sends without end leaves the page no time for its own heartbeat. */
  private isFlooding(): boolean {
    const now = performance.now();
    if (now - this.countedFrom > beat) {
      this.countedFrom = now;
      this.heard = 0;
    }
    this.heard += 1;
    return this.heard > mostHeard;
  }

  /** The text of a file that the frame could not load is no secret: every site may load it. */
  private async give(url: string): Promise<void> {
    const file = await readPack(url, this.over.signal);
    if (this.over.signal.aborted) return;
    if (typeof file === 'string') {
      this.end(file);
      return;
    }
    const message: ToLoader = { kind: 'file', url, text: file.text };
    this.frame.contentWindow?.postMessage(message, '*');
  }

  private begin(): void {
    if (this.isReady) return;
    this.isReady = true;
    this.waiting.forEach(clearTimeout);
    this.beating = setInterval(() => this.ask(), beat);
  }

  private ask(): void {
    if (this.missed >= mostMissed) {
      this.end('stuck');
      return;
    }
    this.missed += 1;
    this.asked += 1;
    this.say({ kind: 'ping', id: this.asked });
  }

  private readonly countLoads = (): void => {
    this.loads += 1;
    // The second page in the frame is not ours.
    if (this.loads > 1) this.end('left');
    // The first is the browser's own, about an error.
    else void this.lookForDocument();
  };

  private async lookForDocument(): Promise<void> {
    if (this.isHere || this.isLooking) return;
    this.isLooking = true;
    const found = await findDocument(this.over.signal);
    this.isLooking = false;
    if (this.isHere || this.over.signal.aborted || found === 'wait') return;
    if (found !== 'copy') {
      this.end(found);
    } else if (this.isCopy) {
      this.end('missing');
    } else {
      this.close();
      this.listener.onCopy();
    }
  }

  private end(why: FrameEnd): void {
    this.close();
    this.listener.onEnd(why);
  }
}
