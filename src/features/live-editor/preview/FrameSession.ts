import { readFromFrame, type FromFrame, type ToFrame } from '../protocol';

/** Milliseconds between two questions whether the frame still answers. */
const beat = 1000;

/** Unanswered questions after which the frame counts as stuck. */
const mostMissed = 5;

/** Milliseconds the frame's page may take to arrive. */
const arrivesWithin = 15_000;

/** Why a frame has ended. */
export type FrameEnd = 'stuck' | 'left' | 'missing';

/** Who hears of a frame. */
export interface FrameListener {
  onMessage: (message: Exclude<FromFrame, { kind: 'pong' }>) => void;
  /** The frame must be removed: its code does not answer, opened another page, or the page never came. */
  onEnd: (why: FrameEnd) => void;
}

/** The conversation with a sandboxed frame. */
export class FrameSession {
  private ready = false;
  private loads = 0;
  private missed = 0;
  private asked = 0;
  private beating: ReturnType<typeof setInterval> | undefined;
  private readonly arriving: ReturnType<typeof setTimeout>;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly listener: FrameListener,
  ) {
    window.addEventListener('message', this.hear);
    frame.addEventListener('load', this.countLoads);
    this.arriving = setTimeout(() => this.end('missing'), arrivesWithin);
  }

  /**
   * Says something to the frame, once it listens. Its origin is opaque and has no name, so that whatever is in it
   * hears: it is told nothing but the code it runs and how to draw it.
   */
  say(message: ToFrame): void {
    if (this.ready) this.frame.contentWindow?.postMessage(message, '*');
  }

  /** Stops listening. */
  close(): void {
    window.removeEventListener('message', this.hear);
    this.frame.removeEventListener('load', this.countLoads);
    clearTimeout(this.arriving);
    clearInterval(this.beating);
  }

  private readonly hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== this.frame.contentWindow || origin !== 'null') return;
    const message = readFromFrame(data);
    if (message?.kind === 'ready') this.begin();
    if (message?.kind === 'pong') this.missed = 0;
    else if (message) this.listener.onMessage(message);
  };

  private begin(): void {
    if (this.ready) return;
    this.ready = true;
    clearTimeout(this.arriving);
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
  };

  private end(why: FrameEnd): void {
    this.close();
    this.listener.onEnd(why);
  }
}
