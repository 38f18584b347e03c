import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inlineScripts, readPages, type ExportedPage } from './readPages';

let out: string;

beforeEach(() => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});

afterEach(() => fs.rmSync(out, { recursive: true }));

function read(html: string, file = 'index.html'): ExportedPage | undefined {
  fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  fs.writeFileSync(path.join(out, file), html);
  return readPages(out).get(`/${file}`.replace(/index\.html$/, ''));
}

it('lists pages and other HTML files by address', () => {
  for (const file of ['index.html', 'a/b/index.html', '404.html', 'a/myindex.html']) read('', file);
  fs.writeFileSync(path.join(out, 'a.txt'), '');
  expect([...readPages(out).keys()].sort()).toEqual(['/', '/404.html', '/a/b/', '/a/myindex.html']);
});

it.each([
  ['<img src="/static/a.png">', ['/static/a.png']],
  ['<a\nhref="/static/a.pdf?x#y">', ['/static/a.pdf']],
  ['<link href="/_next/static/media/a.woff2">', ['/_next/static/media/a.woff2']],
  [`<p style="background:url('/static/a.png')">`, ['/static/a.png']],
  ['<p style="background:url(/static/a.png)">', ['/static/a.png']],
  ['<img src="/static/a.png"><img src="/static/a.png">', ['/static/a.png']],
  ['<table data-url="/_api/a.html">', ['/_api/a.html']],
  ['<img src="https://other.example/static/a.png">', []],
  ['<img data-other="/static/a.png">', []],
  ['/static/a.png', []],
])('reads the references in %s', (html, names) => {
  expect(read(html)?.names).toEqual(names);
});

it('lists the scripts a page starts with, not others it references', () => {
  const chunk = '/_next/static/chunks/a.js';
  expect(read(`<script data-src="${chunk}">`)?.scripts).toEqual([chunk]);
  expect(read(`<script src="${chunk}">`)?.scripts).toEqual([]);
  expect(read('<script data-src="/_next/static/b1/_manifest.js">')?.scripts).toEqual([]);
});

it.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module">a()</script>', ['a()']],
  ["<script id=x type='text/javascript' async>a()</script>", ['a()']],
  ['<script data-src="x">a()</script>', ['a()']],
  ['<SCRIPT>\na < b\n</SCRIPT>', ['\na < b\n']],
  ['<script></script>', ['']],
  ['<script id="__NEXT_DATA__" type="application/json">{}</script>', []],
  ['<script type="speculationrules">{}</script>', ['{}']],
  ['<script src="/a.js" defer></script>', []],
  ['<template><script>a()</script></template>', ['a()']],
])('lists the inline scripts in %s: %j', (html, scripts) => {
  expect(inlineScripts(html)).toEqual(scripts);
});
