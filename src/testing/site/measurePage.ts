import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Transferred bytes of an exported page, gzipped. */
export interface PageSize {
  html: number;
  /** Scripts that the document loads at once or defers (`data-src`), without those that load near the viewport. */
  script: number;
  style: number;
  /** Fonts of the shell, which every page preloads; not gzipped. */
  font: number;
}

const sizes = new Map<string, number>();

function gzipped(file: string): number {
  const known = sizes.get(file) ?? gzipSync(fs.readFileSync(file), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

/** Measures an exported page with the scripts, style sheets and fonts in its HTML, except scripts for old browsers. */
export function measurePage(folder: string, pathname: string): PageSize {
  const file = path.join(folder, pathname, 'index.html');
  const html = fs.readFileSync(file, 'utf8');
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map((match) => match[1] ?? '')
    .filter((attributes) => !/\bnomodule\b/i.test(attributes));
  const sum = (urls: string[]) =>
    [...new Set(urls)].reduce(
      (total, url) => total + gzipped(path.join(folder, decodeURI(url))),
      0,
    );
  return {
    html: gzipSync(html, { level: 9 }).length,
    script: sum(
      scripts.flatMap((attributes) => /\s(?:data-)?src="(\/[^"?]+)/.exec(attributes)?.[1] ?? []),
    ),
    font: [...new Set(html.match(/\/_next\/static\/media\/[\w.-]+\.woff2/g))]
      .map((url) => fs.statSync(path.join(folder, url)).size)
      .reduce((total, size) => total + size, 0),
    style: sum(
      [...html.matchAll(/<link rel="stylesheet" href="(\/[^"?]+)/g)].map((m) => m[1] ?? ''),
    ),
  };
}
