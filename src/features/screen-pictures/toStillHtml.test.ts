/** @jest-environment jsdom */
import { toStillHtml } from './toStillHtml';

const page = `<!doctype html><html data-mui-color-scheme="light"><head>
<link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css"></head>
<body class="mode-light"><h1>Fleet</h1><script>run()</script><noscript>No</noscript></body></html>`;

it('a picture runs nothing and keeps text and styles', () => {
  const still = toStillHtml(page, 'light');
  expect(still).not.toMatch(/script/);
  expect(still).toContain('<h1>Fleet</h1>');
  expect(still).toContain('href="/a.css"');
  expect(still).toContain('data-framed');
});

it('a picture has the color scheme that it is asked for', () => {
  const still = toStillHtml(page, 'dark');
  expect(still).toContain('data-mui-color-scheme="dark"');
  expect(still).toContain('class="mode-dark"');
});
