/** Length of the window in milliseconds. */
const minute = 60_000;

/** Maximum number of addresses in memory; the least recently seen ones are dropped first. */
const mostAddresses = 10_000;

/**
 * Creates a function that returns whether an address may make another request: `limit` times per minute.
 * @param now Milliseconds since any fixed moment.
 */
export function createRateLimit(limit: number, now: () => number = Date.now) {
  const times = new Map<string, number[]>();
  return (address: string): boolean => {
    const recent = (times.get(address) ?? []).filter((time) => time > now() - minute);
    const isAllowed = recent.length < limit;
    if (isAllowed) recent.push(now());
    // Maps iterate in insertion order: this moves the address to the end.
    times.delete(address);
    times.set(address, recent);
    const [oldest] = times.keys();
    if (times.size > mostAddresses && oldest !== undefined) times.delete(oldest);
    return isAllowed;
  };
}
