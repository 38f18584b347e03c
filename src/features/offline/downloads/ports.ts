/** Browser APIs that downloads use; tests pass fakes. */
export interface Ports {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  /** Returns the storage quota, if the browser reports it. */
  estimate?: () => Promise<StorageEstimate>;
}

/** Returns the APIs of this browser. */
export function browserPorts(): Ports {
  return {
    caches: window.caches,
    fetch: (input, init) => window.fetch(input, init),
    origin: window.location.origin,
    estimate: navigator.storage?.estimate && (() => navigator.storage.estimate()),
  };
}
