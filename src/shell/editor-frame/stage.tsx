import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EmotionCache } from '@emotion/cache';
import { createDemoTheme } from '@/base/theme/demoTheme';
import { showSpacingAndColors } from '@/base/theme/settings';
import { createDemoCache, createRtlCache, DemoRoot } from '@/features/demos/frame';
import type { OnStageError, Stage, StageView } from '@/features/live-editor/frame';
import type { DemoTheme } from '@/model';
import { printCss } from '@/model/printCss';
import { answerMotionQueries } from '../demo-frame/answerMotionQueries';
import { withoutMotion } from '../demo-frame/withoutMotion';

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

/** Gives the document the colors, the direction and the padding that a demo has on the site. */
function applyView(
  container: HTMLElement,
  { settings, ownGround, layout, maxWidth, padded }: StageView,
  theme: DemoTheme | undefined,
): void {
  const { documentElement: html, body } = document;
  html.setAttribute('data-mui-color-scheme', settings.paletteMode);
  html.style.colorScheme = settings.paletteMode;
  html.dataset.ground = ownGround ? 'own' : 'page';
  html.dir = settings.direction;
  body.dir = settings.direction;
  Object.assign(container.dataset, { layout, padded: String(padded) });
  container.style.setProperty('--width', maxWidth === undefined ? 'none' : `${maxWidth}px`);
  printVariables(settings, theme);
}

const variables = document.createElement('style');

/** Prints the CSS variables of the site's theme and of the product's, which pages get from style sheets. */
function printVariables(settings: StageView['settings'], own: DemoTheme | undefined): void {
  const theme = createDemoTheme(settings);
  const motion = settings.reducedMotion ? withoutMotion : '';
  answerMotionQueries(() => settings.reducedMotion);
  const sheets = [...theme.generateStyleSheets(), ...(own?.styleSheets() ?? [])];
  variables.textContent = printCss(sheets) + motion;
  if (!variables.isConnected) document.head.append(variables);
  showSpacingAndColors(settings);
}

interface BoundaryProps {
  onError: OnStageError;
  children: ReactNode;
}

/** Error boundary that reports an error and renders nothing until the next edit. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: { componentStack?: string | null }) {
    this.props.onError(error, componentStack ?? undefined);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
