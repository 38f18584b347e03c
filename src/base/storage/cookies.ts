const oneYear = 31536000;

/** What the browser would not keep as a cookie; it lasts as long as the page. */
const unkept = new Map<string, string | null>();

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Value of the cookie `name`; null when there is none or it is cut off. Where cookies are blocked, what this page wrote. */
export function readCookie(name: string): string | null {
  const own = unkept.get(name);
  return own === undefined ? readKept(name) : own;
}

function readKept(name: string): string | null {
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
    // Browsers mostly say nothing; what they did is looked at below.
  }
  if (readKept(name) === value) unkept.delete(name);
  else unkept.set(name, value);
}
