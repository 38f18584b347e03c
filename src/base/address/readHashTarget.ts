/** The id that the hash of the address names; null when there is none, or it cannot be read. */
export function readHashTarget(): string | null {
  try {
    return decodeURIComponent(window.location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}
