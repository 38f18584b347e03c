/** An event the worker may prolong. TypeScript's own types of workers contradict those of pages. */
export interface ProlongedEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface AskingEvent extends ProlongedEvent {
  readonly request: Request;
  /** The response to a navigation that the browser asked for while the worker started. */
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
