import type { ComponentType } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { ProductFacts } from '@/model';
import type { LiveIsland } from '../island';
import { awaitReader } from './awaitReader';
import { recordIntent, type IntentRecord } from './recordIntent';

/** How the lifecycle of a demo starts. */
export interface IslandStart {
  name: string;
  element: HTMLElement;
  /** Does not wait for the reader to come near. */
  atOnce: boolean;
  /** Waits until the reader turns to it: to be near is not enough. */
  onIntent?: boolean;
  /** Gives the demo's loader and product when they are needed. */
  parts: () => IslandParts;
}

/** What changes with every render of the page and must not start a demo again. */
export interface IslandParts {
  /** Loads the demo's component. */
  load: () => Promise<ComponentType>;
  /** The product whose issues are told of a failing demo. */
  product?: ProductFacts;
}

/** The lifecycle of a demo: it waits for its reader, loads, is hydrated, can be reset, and is unmounted with its page. */
export class IslandLifecycle {
  private island?: Promise<LiveIsland | null>;
  private record?: IntentRecord;
  private ending?: ReturnType<typeof setTimeout>;

  constructor(private readonly tell: (state: 'live' | 'failed') => void) {}

  /** Hydrates the demo when the reader comes near it. Returns what unmounts it. */
  begin(options: IslandStart): () => void {
    clearTimeout(this.ending);
    let stopWaiting = () => {};
    if (!this.island) {
      const start = () => this.start(options);
      if (options.atOnce) start();
      else stopWaiting = awaitReader(options.element, start, options.onIntent);
      // After the waiting: what is held back must have been noticed.
      this.record = recordIntent(options.element);
    }
    return () => {
      stopWaiting();
      this.end();
    };
  }

  /** Renders the demo again. What was done to one that is not live yet is not done again after that. */
  reset(element: HTMLElement | null): void {
    if (this.record && this.island && element) {
      this.record.stop();
      this.record = recordIntent(element);
    }
    void this.island?.then((live) => live?.reset());
  }

  private start({ name, element, parts }: IslandStart): void {
    const onLive = () => this.live();
    this.island ??= mount({ name, element, onLive, ...parts() }).catch(() => this.fail());
  }

  private live(): void {
    this.record?.replay();
    // A reset makes the demo live again, but not what was done to it before.
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
    // React refuses to unmount a root while it works on another; strict mode comes back at once.
    this.ending = setTimeout(() => {
      void this.island?.then((live) => live?.unmount());
      this.island = undefined;
    });
  }
}

interface MountRequest extends IslandParts {
  name: string;
  element: HTMLElement;
  onLive: () => void;
}

const loadIsland = () => (typeof window === 'undefined' ? onlyInBrowsers : import('../island'));

async function mount({ load, element, ...request }: MountRequest): Promise<LiveIsland | null> {
  const [{ mountIsland }, Component] = await Promise.all([loadIsland(), load()]);
  if (!element.isConnected) return null;
  return mountIsland({ ...request, Component, container: element });
}
