import { useMemo, useState, type RefObject } from 'react';
import { formatDemoHash, useCodeStyling } from '@/base/code';
import { useThemeSettings } from '@/base/theme/settings';
import type { DemoView } from '@/model';
import { stylingOf } from '../styling/stylingOf';
import {
  isUsual,
  turnSwitch,
  usualView,
  viewAddress,
  type Switches,
  type ViewOptions,
  type ViewWidth,
} from './viewOptions';

/** How one demo is shown, and how to show it in another way. */
export interface DemoViewing {
  width: ViewWidth;
  switches: Switches;
  /** Whether it is shown as the page has it. */
  isUsual: boolean;
  /** How high the demo was in the page, with the space around it, in pixels. */
  height?: number;
  /** Address of the demo alone, shown in this way. */
  address: string;
  chooseWidth: (width: ViewWidth) => void;
  turn: (name: keyof Switches) => void;
  reset: () => void;
}

/** Above and below the demo in its frame. */
const padding = 48;

/**
 * Keeps how a reader wants to see the demo in `box`, for as long as the page is open. In its window it comes in the
 * styling that the page shows, which may be named by the address of the page only.
 */
export function useDemoView(demo: DemoView, box: RefObject<HTMLElement>): DemoViewing {
  const styling = stylingOf(demo, useCodeStyling()[0]);
  const hash = styling ? formatDemoHash({ demo: demo.name, styling }) : '';
  const { frameUrl } = demo;
  const [view, setView] = useState(usualView);
  const [height, setHeight] = useState<number>();
  const { direction, paletteMode, dense } = useThemeSettings();
  return useMemo(() => {
    const page: Switches = {
      rightToLeft: direction === 'rtl',
      dark: paletteMode === 'dark',
      dense,
      reducedMotion: false,
    };
    const change = (next: (before: ViewOptions) => ViewOptions) => {
      const rendered = box.current?.querySelector<HTMLElement>('[data-demo-stage]')?.offsetHeight;
      if (rendered) setHeight(rendered + padding);
      setView(next);
    };
    return {
      height,
      width: view.width,
      switches: { ...page, ...view },
      isUsual: isUsual(view),
      address: viewAddress(frameUrl, view) + hash,
      chooseWidth: (width) => change((before) => ({ ...before, width })),
      turn: (name) => change((before) => turnSwitch(before, name, page)),
      reset: () => setView(usualView),
    };
  }, [view, height, direction, paletteMode, dense, frameUrl, hash, box]);
}
