/** Whether the keyboard has a Command key, which shortcuts use in place of Ctrl. False on the server. */
export function hasCommandKey(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}
