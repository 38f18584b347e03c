/**
 * A promise that never settles, for the server's side of a dynamic import that only browsers need: `typeof window ===
 * 'undefined' ? onlyInBrowsers : import('./Drawer')`. The bundler evaluates the condition, and leaves the module with
 * its dependencies out of the server's code. A function that wraps the expression could not do that.
 */
export const onlyInBrowsers = new Promise<never>(() => {});
