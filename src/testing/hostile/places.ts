/** Valid values of the cookie `codeVariant` (contract §5). */
export const codeVariants = ['TS', 'JS'] as const;

/** Valid values of the cookie `codeStyling` (contract §5). */
export const codeStylings = ['MUI System', 'Tailwind', 'CSS'] as const;

let cookies = '';

/** Sets the value of a cookie as it is, even if a browser would refuse it. */
export function putCookie(name: string, value: string): void {
  cookies = `other=1; ${name}=${value}; ${name}2=2`;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies,
    set: () => undefined,
  });
}

/** Sets the hash of the URL. */
export function putHash(value: string): void {
  window.history.replaceState(null, '', `/#${value}`);
}

/** Sets the query of the URL. */
export function putSearch(value: string): void {
  window.history.replaceState(null, '', `/?${value.replaceAll('#', '')}`);
}

/** Stores a value. */
export function putStored(key: string, value: string, storage: Storage = localStorage): void {
  storage.setItem(key, value);
}
