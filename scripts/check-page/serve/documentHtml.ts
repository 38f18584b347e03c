import type { Shown } from '../frame/showcase';

/** The parts of a document. */
export interface DocumentParts {
  title: string;
  shown: Shown;
  /** Code of the early scripts in the head. */
  early: readonly string[];
  earlyBody: string;
  /** Styles of the demos that the server rendered. */
  demoCss: string;
  demoSheet?: string;
  /** Markup to hydrate. */
  html?: string;
}

/** Lets a framed demo use the whole width, as `DemoFramePage` does on the site. */
const frameStyle = '<style>html:root{scrollbar-gutter:auto}</style>';

/** Returns a document for the check, in the order of the site's documents: early scripts, styles, page. */
export function documentHtml(parts: DocumentParts): string {
  const { title, shown, early, earlyBody, demoCss, demoSheet, html = '' } = parts;
  return `<!doctype html>
<html lang="en" dir="ltr" data-mui-color-scheme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
${early.map((script) => `<script>${script}</script>`).join('')}
<style data-demo-css="">${demoCss}</style>
${demoSheet ? `<style data-demo-sheet="">${demoSheet}</style>` : ''}
${shown.kind === 'frame' ? frameStyle : ''}
<link rel="icon" href="/static/favicon.svg"><link rel="stylesheet" href="/_check/page.css"></head>
<body class="mode-light" dir="ltr"><script>${earlyBody}</script><div id="__next">${html}</div>
<script>window.shown = ${JSON.stringify(shown).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/_check/page.js"></script></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
