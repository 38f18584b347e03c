import { earlyScript } from '@/base/theme/settings';
import { earlyViewsScript } from '@/features/api-reference';
import { earlyTabsScript } from '@/features/code-blocks';
import { earlyStylingScript, earlyViewScript } from '@/features/demos';
import earlyErrorScript from '@/features/production-error/earlyError.minified';
import { codeStylings, putCookie, putHash, putSearch, putStored } from './places';
import type { Reader } from './reader';

const { documentElement: html } = document;
const run = (script: string) => window.eval(script) as unknown;

/** Returns attributes and styles of `html` that early scripts may not set; undefined if all are valid. */
function wrongLook(): unknown {
  const { muiColorScheme, density } = html.dataset;
  const spacing = html.style.getPropertyValue('--docs-spacing');
  const isFine =
    ['light', 'dark'].includes(muiColorScheme ?? '') &&
    ['ltr', 'rtl'].includes(html.dir) &&
    [undefined, 'dense'].includes(density) &&
    /^(([2-9]|1[0-6])px)?$/.test(spacing) &&
    Array.from(html.style).every((name) => /^--(mui|docs)-(palette-[\w-]+|spacing)$/.test(name));
  return isFine ? undefined : html.outerHTML.slice(0, 500);
}

const themeKeys = ['mode', 'direction', 'density', 'spacing', 'palette-light', 'palette-dark'];

/** The scripts that run before the first paint, as readers of hostile input. */
export const earlyScripts: Readonly<Record<string, Reader>> = {
  'the script of the settings': {
    files: ['src/base/theme/settings/early/head.inline.ts'],
    meant: ['dark', 'rtl', 'dense', '12', '--mui-palette-primary-main:#6a1b9a;'],
    tryOn(value) {
      html.removeAttribute('style');
      putCookie('paletteColors', value);
      for (const key of themeKeys) putStored(`mui-${key}`, value);
      run(earlyScript);
      return wrongLook();
    },
  },
  'the script of a demo alone': {
    files: ['src/features/demos/view/earlyView.inline.ts'],
    meant: ['mode=dark&dir=rtl&density=dense', 'motion=reduce&density=comfortable'],
    tryOn(value) {
      const own = window.matchMedia;
      putSearch(value);
      run(earlyViewScript);
      window.matchMedia = own;
      return wrongLook();
    },
  },
  'the script of stylings': {
    files: ['src/features/demos/styling/earlyStyling.inline.ts'],
    meant: ['#css-Intro.tsx', '#tailwind-Intro', ...codeStylings],
    tryOn(value) {
      putHash(value);
      putCookie('codeStyling', value);
      run(earlyStylingScript);
    },
  },
  'the script of code tabs': {
    files: ['src/features/code-blocks/earlyTabs.inline.ts'],
    meant: ['npm', 'pnpm'],
    tryOn(value) {
      const own = window.MutationObserver;
      let arrive = () => {};
      window.MutationObserver = class {
        constructor(callback: () => void) {
          arrive = callback;
        }
        observe() {}
        disconnect() {}
      } as never;
      putStored('codeblock-package-manager', value);
      run(earlyTabsScript);
      arrive();
      window.MutationObserver = own;
      const selected = document.querySelectorAll('[role="tab"][aria-selected="true"]');
      return selected.length === 1 ? undefined : selected.length;
    },
  },
  'the script of tables': {
    files: ['src/features/api-reference/earlyViews.inline.ts'],
    meant: ['table', 'expanded', 'collapsed'],
    tryOn(value) {
      for (const kind of ['props', 'slots', 'classes']) putStored(`apiPage_${kind}`, value);
      run(earlyViewsScript);
      const { apiProps = '' } = html.dataset;
      return ['table', 'expanded', 'collapsed'].includes(apiProps) ? undefined : apiProps;
    },
  },
  'the script of errors': {
    files: ['src/features/production-error/earlyError.inline.ts'],
    meant: ['?code=11', '&code='],
    tryOn(value) {
      putSearch(value);
      run(earlyErrorScript);
    },
  },
};
