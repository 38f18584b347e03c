/** Attribute of `html` while the table waits for the message above it. */
export const waiting = 'data-error-asked';

/**
 * Runs where the table is about to arrive: when the address asks for an error, the table stays hidden until its
 * message stands above it, so that nothing moves.
 */
export const earlyScript = `/[?&]code=/.test(location.search)&&document.documentElement.setAttribute('${waiting}','')`;
