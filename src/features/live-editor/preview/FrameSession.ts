import {
  readFromFrame,
  type FrameNews,
  type FromFrame,
  type ToFrame,
  type ToLoader,
} from '../protocol';
import { findDocument, readPack } from './askSite';
import { countSteps } from './countSteps';
import { keepFocus, type FocusKeeper } from './keepFocus';

/** Milliseconds between two questions whether the frame still answers. */
const beat = 1000;

/** Unanswered questions after which the frame counts as stuck. */
const mostMissed = 5;

/** Messages in one such time after which the frame is ended: the page does something with each. */
const mostHeard = 300;

/** Steps that one run may add to the history: each press of a link in it is one. */
const mostSteps = 10;

/** Milliseconds the frame may take until it listens. */
const arrivesWithin = 15_000;

/** Milliseconds after which a copy of its document is looked for, when the network neither gives one nor fails. */
const patience = 5000;

/**
 * Why a frame has ended: its code does not answer, it says more than the page can hear, it takes the focus again and
 * again, it fills the history, it opened another page, its files are missing, there is no connection to fetch them, or nothing would keep its
 * code away from the site.
 */
export type FrameEnd =
  'stuck' | 'flooding' | 'grabbing' | 'stepping' | 'left' | 'missing' | 'offline' | 'unsafe';

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
  /** What comes by it comes from our own scripts. */
  private port: MessagePort | undefined;
  private readonly focus: FocusKeeper;
  private readonly steps = countSteps();
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
    this.focus = keepFocus(frame, () => this.end('grabbing'));
    this.waiting = [
      setTimeout(() => void this.lookForDocument(), patience),
      setTimeout(() => this.end('missing'), arrivesWithin),
    ];
  }

  /** Says something to the frame, once it listens. */
  say(message: ToFrame): void {
    if (message.kind === 'run') {
      this.run = message.run;
      this.focus.forgive();
      this.steps.forgive();
    }
    if (this.isReady) this.port?.postMessage(message);
  }

  /** Stops listening. */
  close(): void {
    this.over.abort();
    this.port?.close();
    this.focus.stop();
    window.removeEventListener('message', this.hear);
    this.frame.removeEventListener('load', this.countLoads);
    this.waiting.forEach(clearTimeout);
    clearInterval(this.beating);
  }

  /**
   * Takes the port that the frame's document brings. What comes past it afterwards is edited code's, and is not even
   * looked at: a browser decodes a message when its data is read, and 200 MB would take it seconds.
   */
  private readonly hear = (event: MessageEvent<unknown>): void => {
    if (event.source !== this.frame.contentWindow || this.isFlooding() || this.port) return;
    const kind = readFromFrame(event.data)?.kind;
    const [port] = event.ports;
    // Only our own document can say so, when it has an origin although it should have none.
    if (kind === 'refused' && event.origin === new URL(this.frame.src, location.href).origin) {
      this.end('unsafe');
    }
    if (kind !== 'here' || event.origin !== 'null' || !port) return;
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFromFrame(data);
      if (message && !this.over.signal.aborted && !this.isFlooding()) this.take(message);
    };
  };

  private take(message: FromFrame): void {
    // A run that was never begun would make all that come count for nothing.
    if ('run' in message && message.run > this.run) return;
    if (message.kind === 'pong') this.missed = 0;
    else if (message.kind === 'ask') void this.give(message.url);
    else if (message.kind === 'entered') this.focus.enter();
    else if (message.kind === 'focused') {
      if (this.focus.check()) this.say({ kind: 'stay' });
    } else if (message.kind !== 'here' && message.kind !== 'refused') {
      if (message.kind === 'ready') this.begin();
      this.listener.onMessage(message);
    }
  }

  /** Ends a frame that sends without end: it leaves the page no time for its own heartbeat. */
  private isFlooding(): boolean {
    const now = performance.now();
    if (now - this.countedFrom > beat) {
      this.countedFrom = now;
      this.heard = 0;
    }
    this.heard += 1;
    if (this.heard <= mostHeard) return false;
    this.end('flooding');
    return true;
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
    this.port?.postMessage(message);
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
    if (this.steps.count() > mostSteps) {
      this.end('stepping');
      this.steps.undo(this.frame);
      return;
    }
    // The focus may also have come while the whole window had none.
    this.focus.check();
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
    if (this.port || this.isLooking) return;
    this.isLooking = true;
    const found = await findDocument(this.over.signal);
    this.isLooking = false;
    if (this.port || this.over.signal.aborted || found === 'wait') return;
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
