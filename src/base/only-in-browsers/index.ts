/**
 * What the server gets for a module that only browsers ask for:
 * `typeof window === 'undefined' ? onlyInBrowsers : import('./Drawer')`.
 * The bundler knows the answer on either side, and leaves such a module and all it needs out of the server's code. A
 * function around both could not do that. Never settles.
 */
export const onlyInBrowsers = new Promise<never>(() => {});
