import { useMemo, useState, type RefObject } from 'react';
import { formatDemoHash, useCodeStyling } from '@/base/code';
import { useThemeSettings } from '@/base/theme/settings';
import type { DemoView } from '@/model';
import { stylingOf } from '../styling/stylingOf';
import { viewAddress } from './viewAddress';
import {
  isUsual,
  toggleSwitch,
  usualView,
  type Switches,
  type ViewOptions,
  type ViewWidth,
} from './viewOptions';

/** The reader's view of one demo, and how to change it. */
export interface DemoViewing {
  width: ViewWidth;
  switches: Switches;
  /** Whether it has the settings of the page. */
  isUsual: boolean;
  /** Height of the demo in the page, with its padding, in pixels. */
  height?: number;
  /** URL of the demo's own page with this view. */
  address: string;
  chooseWidth: (width: ViewWidth) => void;
  toggle: (name: keyof Switches) => void;
  reset: () => void;
}

/** Padding above and below the demo in its frame, in pixels. */
const padding = 48;

/**
 * Keeps the reader's view of the demo in `box` while the page is open. The frame has the styling of the page, which may
 * only be named in the URL's hash.
 */
export function useDemoView(demo: DemoView, box: RefObject<HTMLElement>): DemoViewing {
  const [chosen] = useCodeStyling();
  const styling = stylingOf(demo, chosen);
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
      toggle: (name) => change((before) => toggleSwitch(before, name, page)),
      reset: () => setView(usualView),
    };
  }, [view, height, direction, paletteMode, dense, frameUrl, hash, box]);
}
