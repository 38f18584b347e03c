/** Whether a user agent string is that of a crawler (spec §4). */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawler|spider|robot/i.test(userAgent);
}
