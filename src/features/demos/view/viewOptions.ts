/** Width of the frame around a demo; `full` is the width of the page's column. */
export type ViewWidth = 'full' | 'tablet' | 'phone';

/** Settings that a reader can switch for one demo. */
export const viewSwitches = ['rightToLeft', 'dark', 'dense', 'reducedMotion'] as const;

/** State of each switch. */
export type Switches = Readonly<Record<(typeof viewSwitches)[number], boolean>>;

/** The reader's view of one demo. Missing switches follow the page. */
export interface ViewOptions extends Partial<Switches> {
  width: ViewWidth;
}

/** The view without changes. */
export const usualView: ViewOptions = { width: 'full' };

/** Widths of frames in CSS pixels: a tablet in portrait orientation, a phone. */
export const viewWidths: Readonly<Record<ViewWidth, number | undefined>> = {
  full: undefined,
  tablet: 768,
  phone: 375,
};

/** Height of a framed demo whose author gave none, in pixels. */
export const usualFrameHeight = 400;

/** Whether a view has no changes. */
export function isUsual({ width, ...switches }: ViewOptions): boolean {
  return width === 'full' && viewSwitches.every((name) => switches[name] === undefined);
}

/** Toggles a switch. A switch that is again like the page is removed, so that it follows the page. */
export function toggleSwitch(view: ViewOptions, name: keyof Switches, page: Switches): ViewOptions {
  const { [name]: before = page[name], ...rest } = view;
  return before === page[name] ? { ...rest, [name]: !before } : rest;
}
