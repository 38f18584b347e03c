import type { LiveIsland } from '../island';
import { awaitReader } from './awaitReader';
import { loadAndMount, type IslandParts } from './loadAndMount';
import { recordIntent, type IntentRecord } from './recordIntent';

/** Options for starting the lifecycle of a demo. */
export interface IslandStart {
  name: string;
  element: HTMLElement;
  /** Hydrates without waiting for the demo to come near the viewport. */
  atOnce: boolean;
  /** Waits for hover, touch or focus; being near the viewport is not enough. */
  onIntent?: boolean;
  /** Returns the demo's loader and product when they are needed. */
  parts: () => IslandParts;
}

/** The lifecycle of a demo: waiting, loading, hydration, resets and unmounting. */
export class IslandLifecycle {
  private island?: Promise<LiveIsland | null>;
  private record?: IntentRecord;
  private ending?: ReturnType<typeof setTimeout>;

  constructor(private readonly tell: (state: 'live' | 'failed') => void) {}

  /** Hydrates the demo when it comes near the viewport. Returns a function that unmounts it. */
  begin(options: IslandStart): () => void {
    clearTimeout(this.ending);
    let stopWaiting = () => {};
    if (!this.island) {
      const start = () => this.start(options);
      if (options.atOnce) start();
      else stopWaiting = awaitReader(options.element, start, options.onIntent);
      // Registered after `awaitReader`: events that this holds back must reach it first.
      this.record = recordIntent(options.element);
    }
    return () => {
      stopWaiting();
      this.end();
    };
  }

  /** Renders the demo again. Events recorded before hydration are not replayed after a reset. */
  reset(element: HTMLElement | null): void {
    if (this.record && this.island && element) {
      this.record.stop();
      this.record = recordIntent(element);
    }
    void this.island?.then((live) => live?.reset());
  }

  private start({ name, element, parts }: IslandStart): void {
    const onLive = () => this.live();
    this.island ??= loadAndMount({ name, element, onLive, ...parts() }).catch(() => this.fail());
  }

  private live(): void {
    this.record?.replay();
    // Dropped: a reset calls this again and must not replay earlier events.
    this.record = undefined;
    this.tell('live');
  }

  private fail(): null {
    this.record?.stop();
    this.island = undefined;
    this.tell('failed');
    return null;
  }

  private end(): void {
    this.record?.stop();
    // Delayed, because React does not unmount a root while it renders another, and because strict mode mounts again at
    // once.
    this.ending = setTimeout(() => {
      void this.island?.then((live) => live?.unmount());
      this.island = undefined;
    });
  }
}
