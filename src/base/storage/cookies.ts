import Cookies from 'js-cookie';

/** Kept for a year, and not sent with requests that other sites start (contract §5). */
const attributes = { path: '/', 'max-age': '31536000', SameSite: 'Lax' } as const;

/** Values that the browser refused to store; they last as long as the page. */
const refused = new Map<string, string | null>();

/**
 * Returns the value of a cookie; null if there is none or it is truncated. If cookies are blocked, returns the value
 * that this page wrote.
 */
export function readCookie(name: string): string | null {
  const own = refused.get(name);
  return own === undefined ? readStoredCookie(name) : own;
}

/** Browsers that block cookies throw where `document.cookie` is read. */
function readStoredCookie(name: string): string | null {
  try {
    return Cookies.get(name) ?? null;
  } catch {
    return null;
  }
}

/** Stores `value` in the cookie `name` for one year (contract §5); null deletes it. Blocked cookies are no error. */
export function writeCookie(name: string, value: string | null): void {
  try {
    if (value === null) Cookies.remove(name, { path: '/' });
    else Cookies.set(name, value, attributes);
  } catch {
    // Browsers mostly refuse silently, so the stored cookie is compared.
  }
  if (readStoredCookie(name) === value) refused.delete(name);
  else refused.set(name, value);
}
