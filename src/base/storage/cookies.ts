import Cookies from 'js-cookie';

/** Kept for a year, and not sent with requests that other sites start (contract §5). */
const attributes = { path: '/', 'max-age': '31536000', SameSite: 'Lax' } as const;

/** What the browser would not keep as a cookie; it lasts as long as the page. */
const refused = new Map<string, string | null>();

/** Value of the cookie `name`; null when there is none or it is cut off. Where cookies are blocked, what this page wrote. */
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
    // Browsers mostly say nothing, so that the cookie itself is compared below.
  }
  if (readStoredCookie(name) === value) refused.delete(name);
  else refused.set(name, value);
}
