/** Returns the id in the hash of the URL; null if there is none, or it is malformed. */
export function readHashTarget(): string | null {
  try {
    return decodeURIComponent(window.location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}
