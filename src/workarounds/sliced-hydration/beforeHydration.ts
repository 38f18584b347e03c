let listener = () => {};

/** Has a function called right before React hydrates a root, and so begins to listen to the reader. */
export function beforeHydration(onHydrate: () => void): void {
  listener = onHydrate;
}

/** Tells whoever asked that React is about to hydrate a root. */
export function announceHydration(): void {
  listener();
}
