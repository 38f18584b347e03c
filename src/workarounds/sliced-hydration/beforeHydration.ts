let listener = () => {};

/** Registers a function that is called right before React hydrates a root and begins to listen to events. */
export function beforeHydration(onHydrate: () => void): void {
  listener = onHydrate;
}

/** Calls the registered function: React is about to hydrate a root. */
export function announceHydration(): void {
  listener();
}
