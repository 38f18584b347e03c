/** What downloads need of a browser; tests bring their own. */
export interface Ports {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  /** How much the browser grants, where it says so. */
  estimate?: () => Promise<StorageEstimate>;
}

/** The ports of this browser. */
export function browserPorts(): Ports {
  return {
    caches: window.caches,
    fetch: (input, init) => window.fetch(input, init),
    origin: window.location.origin,
    estimate: navigator.storage?.estimate && (() => navigator.storage.estimate()),
  };
}
