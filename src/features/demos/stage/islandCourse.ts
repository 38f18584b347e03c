import type { ComponentType } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { ProductFacts } from '@/model';
import type { LiveIsland } from '../island';
import { awaitReader } from './awaitReader';
import { recordIntent, type IntentRecord } from './recordIntent';

/** Where a demo's course begins. */
export interface IslandBeginning {
  name: string;
  element: HTMLElement;
  /** Does not wait for the reader to come near. */
  atOnce: boolean;
  /** Waits until the reader turns to it: to be near is not enough. */
  onIntent?: boolean;
  /** What the demo is made of, asked for when it is needed. */
  parts: () => IslandParts;
}

/** What changes with every render of the page and must not begin a demo again. */
export interface IslandParts {
  /** Loads the demo's component. */
  load: () => Promise<ComponentType>;
  /** The product whose issues are told of a failing demo. */
  product?: ProductFacts;
}

/** The course of a demo: it waits for its reader, loads, lives, is begun anew, and ends with its page. */
export class IslandCourse {
  private island?: Promise<LiveIsland | null>;
  private record?: IntentRecord;
  private ending?: ReturnType<typeof setTimeout>;

  constructor(private readonly tell: (state: 'live' | 'failed') => void) {}

  /** Brings the demo to life when the reader comes near it. Returns how it ends. */
  begin(beginning: IslandBeginning): () => void {
    clearTimeout(this.ending);
    let stopWaiting = () => {};
    if (!this.island) {
      const start = () => this.start(beginning);
      if (beginning.atOnce) start();
      else stopWaiting = awaitReader(beginning.element, start, beginning.onIntent);
      // After the waiting: what is held back must have been noticed.
      this.record = recordIntent(beginning.element);
    }
    return () => {
      stopWaiting();
      this.end();
    };
  }

  /** Renders the demo anew. What was done to one that is not live yet is not done again after that. */
  reset(element: HTMLElement | null): void {
    if (this.record && this.island && element) {
      this.record.stop();
      this.record = recordIntent(element);
    }
    void this.island?.then((live) => live?.reset());
  }

  private start({ name, element, parts }: IslandBeginning): void {
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
