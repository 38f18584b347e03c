/** The span the limit counts in (ms). */
const minute = 60_000;

/** Addresses kept in memory at most: beyond it, those whose last request is longest ago are forgotten. */
const mostAddresses = 10_000;

/**
 * Makes a function that says whether an address may do something once more: `limit` times in any minute.
 * @param now Milliseconds since any fixed moment.
 */
export function createRateLimit(limit: number, now: () => number = Date.now) {
  const times = new Map<string, number[]>();
  return (address: string): boolean => {
    const recent = (times.get(address) ?? []).filter((time) => time > now() - minute);
    const isAllowed = recent.length < limit;
    if (isAllowed) recent.push(now());
    // A map keeps its order: setting again moves the address to the end.
    times.delete(address);
    times.set(address, recent);
    const [oldest] = times.keys();
    if (times.size > mostAddresses && oldest !== undefined) times.delete(oldest);
    return isAllowed;
  };
}
