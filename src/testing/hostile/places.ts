/** What the cookie of the code variant may hold (contract §5). */
export const codeVariants = ['TS', 'JS'] as const;

/** What the cookie of the code styling may hold (contract §5). */
export const codeStylings = ['MUI System', 'Tailwind', 'CSS'] as const;

let cookies = '';

/** Lets a cookie hold a value as it is, whatever the browser would say to it. */
export function putCookie(name: string, value: string): void {
  cookies = `other=1; ${name}=${value}; ${name}2=2`;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies,
    set: () => undefined,
  });
}

/** Puts a value into the hash of the address. */
export function putHash(value: string): void {
  window.history.replaceState(null, '', `/#${value}`);
}

/** Puts a value into the query of the address. */
export function putSearch(value: string): void {
  window.history.replaceState(null, '', `/?${value.replaceAll('#', '')}`);
}

/** Puts a value into storage. */
export function putStored(key: string, value: string, storage: Storage = localStorage): void {
  storage.setItem(key, value);
}
