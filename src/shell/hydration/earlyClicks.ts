let pressed: HTMLElement[] = [];

/** Takes what was pressed so far, right before React begins to listen; later presses are React's. */
export function takeEarlyClicks(): void {
  pressed.push(...(window.docsEarlyClicks?.() ?? []));
  delete window.docsEarlyClicks;
}

/** Presses again, once the page answers, what the reader pressed before it could. */
export function repeatEarlyClicks(): void {
  const buttons = pressed;
  pressed = [];
  for (const button of buttons) if (button.isConnected) button.click();
}
