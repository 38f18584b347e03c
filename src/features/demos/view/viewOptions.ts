import type { ThemeSettingsPatch } from '@/base/theme/settings';

/** How wide the window around a demo is; `full` is all the page has space for. */
export type ViewWidth = 'full' | 'tablet' | 'phone';

/** What a reader can switch on and off for one demo. */
export const viewSwitches = ['rightToLeft', 'dark', 'dense', 'reducedMotion'] as const;

/** Which of the switches are on. */
export type Switches = Readonly<Record<(typeof viewSwitches)[number], boolean>>;

/** How a reader wants to see one demo: a switch that is missing is as the page has it. */
export interface ViewOptions extends Partial<Switches> {
  width: ViewWidth;
}

/** The demo as the page has it. */
export const usualView: ViewOptions = { width: 'full' };

/** Widths of windows in CSS pixels: a tablet held upright, a phone. */
export const viewWidths: Readonly<Record<ViewWidth, number | undefined>> = {
  full: undefined,
  tablet: 768,
  phone: 375,
};

/** Pixels that a demo in a frame gets whose author names no height. */
export const usualFrameHeight = 400;

/** Whether a demo is shown as the page has it. */
export function isUsual({ width, ...switches }: ViewOptions): boolean {
  return width === 'full' && viewSwitches.every((name) => switches[name] === undefined);
}

/** Turns one switch; what is again as the page has it follows the page from then on. */
export function turnSwitch(view: ViewOptions, name: keyof Switches, page: Switches): ViewOptions {
  const { [name]: before = page[name], ...rest } = view;
  return before === page[name] ? { ...rest, [name]: !before } : rest;
}

/** The address of a demo alone as its reader wants to see it; what the page keeps in storage is not repeated. */
export function viewAddress(frameUrl: string, view: ViewOptions): string {
  const { rightToLeft, dark, dense, reducedMotion } = view;
  const query = new URLSearchParams({
    ...(dark !== undefined && { mode: dark ? 'dark' : 'light' }),
    ...(rightToLeft !== undefined && { dir: rightToLeft ? 'rtl' : 'ltr' }),
    ...(dense !== undefined && { density: dense ? 'dense' : 'comfortable' }),
    ...(reducedMotion && { motion: 'reduce' }),
  });
  const joint = frameUrl.includes('?') ? '&' : '?';
  return query.size > 0 ? `${frameUrl}${joint}${query}` : frameUrl;
}

/** The settings that the query of such an address asks for; anything else says nothing. */
export function readViewQuery(search: string): ThemeSettingsPatch {
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  const direction = query.get('dir');
  const density = query.get('density');
  return {
    ...((mode === 'dark' || mode === 'light') && { mode }),
    ...((direction === 'rtl' || direction === 'ltr') && { direction }),
    ...((density === 'dense' || density === 'comfortable') && { dense: density === 'dense' }),
    ...(query.get('motion') === 'reduce' && { reducedMotion: true }),
  };
}
