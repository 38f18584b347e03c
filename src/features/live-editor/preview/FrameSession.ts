import type { FromFrame, ToFrame, ToLoader } from '../protocol';
import { readFromFrame } from '../readFromFrame';
import { countMessages } from './countMessages';
import { countSteps } from './countSteps';
import { findDocument } from './findDocument';
import type { FrameEnd, FrameListener } from './FrameListener';
import { keepFocus, type FocusKeeper } from './keepFocus';
import { readPack } from './siteFiles';
import { whenRemoved } from './whenRemoved';

/** Milliseconds between two heartbeats. */
const beat = 1000;

/** Missed heartbeats after which the frame counts as stuck. */
const mostMissed = 5;

/** Maximum number of history entries that a run may add, for example by clicks on links in it. */
const mostSteps = 10;

/** Milliseconds until the frame must be ready. */
const arrivesWithin = 15_000;

/** Milliseconds after which a copy of the document is looked up, if the network neither responds nor fails. */
const patience = 5000;

/** Exchanges messages with a sandboxed frame. `isCopy` means that its document is loaded from a copy. */
export class FrameSession {
  private readonly over = new AbortController();
  /** Only our own scripts have access to this port. */
  private port: MessagePort | undefined;
  private readonly focus: FocusKeeper;
  private readonly steps = countSteps();
  private readonly isOneTooMany = countMessages(beat);
  private isReady = false;
  private isLooking = false;
  private run = 0;
  private loads = 0;
  private missed = 0;
  private asked = 0;
  private beating: ReturnType<typeof setInterval> | undefined;
  private readonly waiting: readonly ReturnType<typeof setTimeout>[];

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly listener: FrameListener,
    private readonly isCopy: boolean,
  ) {
    window.addEventListener('message', this.handleWindowMessage);
    frame.addEventListener('load', this.countLoads);
    this.focus = keepFocus(frame, () => this.end('grabbing'));
    this.waiting = [
      setTimeout(() => void this.lookForDocument(), patience),
      setTimeout(() => this.end('missing'), arrivesWithin),
    ];
  }

  /** Sends a message to the frame, once it is ready. */
  post(message: ToFrame): void {
    if (message.kind === 'run') {
      this.run = message.run;
      this.focus.resetCount();
      this.steps.resetCount();
    }
    if (this.isReady) this.port?.postMessage(message);
  }

  /** Stops listening. */
  close(): void {
    this.over.abort();
    this.port?.close();
    this.focus.stop();
    window.removeEventListener('message', this.handleWindowMessage);
    this.frame.removeEventListener('load', this.countLoads);
    this.waiting.forEach(clearTimeout);
    clearInterval(this.beating);
  }

  /**
   * Takes the port that the frame's document sends. Later window messages come from edited code and are not even read:
   * browsers deserialize a message when its data is accessed, which takes seconds for 200 MB.
   */
  private readonly handleWindowMessage = (event: MessageEvent<unknown>): void => {
    if (event.source !== this.frame.contentWindow || this.isFlooding() || this.port) return;
    const kind = readFromFrame(event.data)?.kind;
    const [port] = event.ports;
    // Only our own document can report this, when it has an origin although it should have none.
    if (kind === 'refused' && event.origin === new URL(this.frame.src, location.href).origin) {
      this.end('unsafe');
    }
    if (kind !== 'here' || event.origin !== 'null' || !port) return;
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFromFrame(data);
      if (message && !this.over.signal.aborted && !this.isFlooding()) this.handleMessage(message);
    };
  };

  private handleMessage(message: FromFrame): void {
    // The number of a future run would make all messages until then look outdated.
    if ('run' in message && message.run > this.run) return;
    if (message.kind === 'pong') this.missed = 0;
    else if (message.kind === 'ask') void this.sendFile(message.url);
    else if (message.kind === 'entered') this.focus.enter();
    else if (message.kind === 'focused') {
      if (this.focus.check()) this.post({ kind: 'stay' });
    } else if (message.kind !== 'here' && message.kind !== 'refused') {
      if (message.kind === 'ready') this.startHeartbeat();
      this.listener.onMessage(message);
    }
  }

  private isFlooding(): boolean {
    if (!this.isOneTooMany()) return false;
    this.end('flooding');
    return true;
  }

  /** Sends the text of a file that the frame could not load. It is public: every site may load it. */
  private async sendFile(url: string): Promise<void> {
    const file = await readPack(url, this.over.signal);
    if (this.over.signal.aborted) return;
    if (typeof file === 'string') {
      this.end(file);
      return;
    }
    const message: ToLoader = { kind: 'file', url, text: file.text };
    this.port?.postMessage(message);
  }

  private startHeartbeat(): void {
    if (this.isReady) return;
    this.isReady = true;
    this.waiting.forEach(clearTimeout);
    this.beating = setInterval(() => this.checkFrame(), beat);
  }

  private checkFrame(): void {
    if (this.missed >= mostMissed) {
      this.end('stuck');
      return;
    }
    if (this.steps.count() > mostSteps) {
      this.end('stepping');
      this.steps.undo(this.frame);
      return;
    }
    // The frame may also have got the focus while the window was inactive.
    this.focus.check();
    this.missed += 1;
    this.asked += 1;
    this.post({ kind: 'ping', id: this.asked });
  }

  private readonly countLoads = (): void => {
    this.loads += 1;
    // The second document in the frame is not ours.
    if (this.loads > 1) this.end('left');
    // The first one is the browser's error page.
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
    whenRemoved(this.frame, this.focus.restore);
  }
}
