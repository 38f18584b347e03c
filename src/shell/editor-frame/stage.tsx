import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EmotionCache } from '@emotion/cache';
import { createDemoCache, createRtlCache, DemoRoot } from '@/features/demos/frame';
import type { OnStageError, Stage, StageView } from '@/features/live-editor/frame';
import type { DemoTheme } from '@/model';
import { Boundary } from './Boundary';
import { applyView } from './applyView';

interface ShownDemo {
  Demo: ComponentType;
  theme?: DemoTheme;
  /** React key; a new one remounts the demo. */
  key: number;
  /** Whether the demo was already remounted after an error. */
  isSecond?: boolean;
}

/** Creates a stage, which renders an edited demo with the theme, styles and direction that demos have on the site. */
export function createStage(container: HTMLElement, onError: OnStageError): Stage {
  const root = createRoot(container);
  let rendered: ShownDemo | undefined;
  let latestView: StageView;
  let count = 0;
  let isStarting = false;
  let hasFailed = false;
  const fail: OnStageError = (error, trace) => {
    hasFailed = true;
    onError(error, trace);
    // After a later error, for example after a click, the demo is remounted once.
    if (!isStarting && rendered && !rendered.isSecond) show({ ...rendered, isSecond: true });
  };
  const show = (demo: Omit<ShownDemo, 'key'>) => {
    count += 1;
    rendered = { ...demo, key: count };
    follow(latestView);
  };
  const follow = (view: StageView) => {
    latestView = view;
    const theme = rendered?.theme;
    applyView(container, view, theme);
    const { direction, dense, reducedMotion, paletteMode: mode } = view.settings;
    const setting = { cache: cacheOf(direction), direction, dense, reducedMotion, mode, theme };
    root.render(
      rendered && (
        <DemoRoot key={direction} {...setting}>
          <Boundary key={rendered.key} onError={fail}>
            <rendered.Demo />
          </Boundary>
        </DemoRoot>
      ),
    );
  };
  return {
    follow,
    render(Demo, view, theme) {
      const before = rendered;
      latestView = view;
      hasFailed = false;
      isStarting = true;
      // Synchronous, because the caller measures the demo afterwards.
      flushSync(() => show({ Demo, theme }));
      const isGood = !hasFailed;
      if (!isGood && before) flushSync(() => show(before));
      isStarting = false;
      return isGood;
    },
  };
}

const caches: Partial<Record<'ltr' | 'rtl', EmotionCache>> = {};

function cacheOf(direction: 'ltr' | 'rtl'): EmotionCache {
  return (caches[direction] ??= direction === 'rtl' ? createRtlCache() : createDemoCache());
}
