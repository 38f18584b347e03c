import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { EmotionCache } from '@emotion/cache';
import type { DocsError } from '@/model';
import { createDemoCache } from '../island/createDemoCache';
import { DemoRoot } from '../island/DemoRoot';
import { idPrefix } from '../island/idPrefix';
import { themeOf } from '../theme/assignTheme';
import { brokenDemo } from './brokenDemo';
import { printStyles } from './printStyles';

/** A demo to be rendered. */
export interface DemoToRender {
  /** Key in the registry of its page. */
  name: string;
  /** Id on the page, if it differs from the name. */
  id?: string;
  Component: ComponentType;
}

/** Markup and styles of a page's demos before hydration. */
export interface RenderedDemos {
  /** HTML by demo id. */
  html: Record<string, string>;
  /** Styles of all demos, without duplicates; the document renders them in its head. */
  css: string;
  /** Errors of demos that threw while rendering; they have no markup. */
  broken: readonly DocsError[];
}

/**
 * Renders the demos of a page, each as a React root of its own. Call it while the page's data is made and never
 * while React renders: a nested `renderToString` disturbs the hooks and ids of the outer one.
 */
export async function renderDemos(
  pathname: string,
  demos: readonly DemoToRender[],
): Promise<RenderedDemos> {
  const cache = createDemoCache();
  const globals = new Set<string>();
  const html: Record<string, string> = {};
  const broken: DocsError[] = [];
  for (const demo of demos) {
    try {
      const { markup, styles } = takeStyles(renderOne(demo, cache));
      html[demo.id ?? demo.name] = markup;
      styles.forEach((style) => globals.add(style));
    } catch (cause) {
      broken.push(brokenDemo(pathname, demo.name, cause));
    }
  }
  const css = printStyles(insertedRules(cache), Object.values(html));
  return { html, css: [...globals, css].join(''), broken };
}

function renderOne({ name, id = name, Component }: DemoToRender, cache: EmotionCache): string {
  return renderToString(
    <DemoRoot cache={cache} direction="ltr" theme={themeOf(Component)}>
      {createElement(Component)}
    </DemoRoot>,
    { identifierPrefix: idPrefix(id) },
  );
}

function insertedRules(cache: EmotionCache): string[] {
  return Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
}

const styleElement = /<style data-emotion="[^"]*"[^>]*>([\s\S]*?)<\/style>/g;

/** Removes the style elements of global styles from rendered markup: in the browser the same tree renders none. */
function takeStyles(rendered: string): { markup: string; styles: string[] } {
  const styles: string[] = [];
  const markup = rendered.replace(styleElement, (_element, css: string) => {
    styles.push(css);
    return '';
  });
  return { markup, styles };
}
