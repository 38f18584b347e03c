import { earlyClicksName } from '../document/earlyClicksScript';

type Take = () => HTMLElement[];

let pressed: HTMLElement[] = [];

/** Takes what was pressed so far, right before React begins to listen; later presses are React's. */
export function takeEarlyClicks(): void {
  const take = (globalThis as Record<string, unknown>)[earlyClicksName] as Take | undefined;
  if (take) pressed.push(...take());
  Reflect.deleteProperty(globalThis, earlyClicksName);
}

/** Presses again, once the page answers, what the reader pressed before it could. */
export function repeatEarlyClicks(): void {
  const buttons = pressed;
  pressed = [];
  for (const button of buttons) if (button.isConnected) button.click();
}
