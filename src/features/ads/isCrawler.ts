/** Whether a user agent says that it is a program that reads for others (spec §4). */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawler|spider|robot/i.test(userAgent);
}
