const oneYear = 31536000;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Value of the cookie `name`; null when there is none, when it is cut off, or when cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    const start = `${name}=`;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
    return found === undefined ? null : decode(found.slice(start.length));
  } catch {
    return null;
  }
}

/** Keeps `value` in the cookie `name` for one year (contract §5); null deletes it. Blocked cookies are no error. */
export function writeCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : oneYear;
  try {
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; SameSite=Lax`;
  } catch {
    // The choice then lasts as long as the page.
  }
}
