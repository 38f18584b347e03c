import './frame.css';
import { createElement, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forceThemeSettings } from '@/base/theme/settings';
import { createDemoCache, DemoRoot, themeOf } from '@/features/demos/frame';
import { DemoFramePage } from '@/shell/demo-frame/DemoFramePage';
import type { DemoRegistry } from '@/shell/page/demoIndex';
import { DocPage } from '@/shell/page/DocPage';
import type { SitePage } from '@/shell/app/sitePage';
import router from './nextRouter';
import type { CheckedWindow } from './showcase';
import { sourceOf } from './sourceOf';

/** The props that the app reads, of those that Next passes. */
interface CheckedAppProps {
  Component: SitePage<object>;
  pageProps: object;
  router: typeof router;
}

/** What the entry module (`browserEntry`) passes to `start`. */
export interface Brought {
  App: ComponentType<CheckedAppProps>;
  /** Functions that load the demos of a page, by the pathname of the page. */
  demos: Readonly<Record<string, () => Promise<DemoRegistry>>>;
  /** Functions that load the component of a fence, by `fenceAddress`. */
  fences: Readonly<Record<string, () => Promise<ComponentType>>>;
}

/** Renders what `window.shown` names: a whole page as on the site, a demo alone, or the component of a fence. */
export function start({ App, demos, fences }: Brought): void {
  const shown = Reflect.get(window, 'shown') as CheckedWindow['shown'];
  Object.assign(window, {
    sourceOf,
    showLook: ({ mode, direction }: Parameters<CheckedWindow['showLook']>[0]) =>
      forceThemeSettings({ mode, direction }),
  });
  const container = document.getElementById('__next');
  if (!container) throw new Error('The document has no place for the page.');
  if (shown.kind === 'fence') {
    void fences[shown.address]?.().then((Component) => mountFence(container, Component));
    return;
  }
  const loadDemos = demos[pathnameOf(shown)] ?? (async () => ({}));
  const Page = (shown.kind === 'page' ? DocPage : DemoFramePage) as SitePage<object>;
  const Component: SitePage<object> = (props) => <Page {...props} {...{ loadDemos }} />;
  Object.assign(Component, { needsView: shown.kind === 'page', isFrame: shown.kind === 'frame' });
  const pageProps = shown.kind === 'page' ? { view: shown.view } : shown.props;
  createRoot(container).render(createElement(App, { Component, pageProps, router }));
}

function pathnameOf(shown: Exclude<CheckedWindow['shown'], { kind: 'fence' }>): string {
  return shown.kind === 'page' ? shown.view.page.pathname : shown.props.pathname;
}

function mountFence(container: HTMLElement, Component: ComponentType): void {
  hydrateRoot(
    container,
    <DemoRoot cache={createDemoCache()} direction="ltr" theme={themeOf(Component)}>
      <Component />
    </DemoRoot>,
    { identifierPrefix: 'fence-' },
  );
  requestAnimationFrame(() => {
    document.documentElement.dataset.hydrated = 'true';
  });
}
