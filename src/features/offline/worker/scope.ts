/** An event that the worker can extend. TypeScript's worker types conflict with those of pages. */
export interface ProlongedEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request to which the worker may respond. */
export interface AskingEvent extends ProlongedEvent {
  readonly request: Request;
  /** Response to a navigation that the browser preloaded while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: ProlongedEvent;
  activate: ProlongedEvent;
  fetch: AskingEvent;
  message: ProlongedEvent;
}

/** The parts of a service worker's global scope that are used. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
