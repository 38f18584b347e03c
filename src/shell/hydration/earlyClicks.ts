let pressed: HTMLElement[] = [];

/** Takes the early clicks, right before React starts to listen; later clicks are React's. */
export function takeEarlyClicks(): void {
  pressed.push(...(window.docsEarlyClicks?.() ?? []));
  delete window.docsEarlyClicks;
}

/** Replays the early clicks after hydration. */
export function repeatEarlyClicks(): void {
  const buttons = pressed;
  pressed = [];
  for (const button of buttons) if (button.isConnected) button.click();
}
