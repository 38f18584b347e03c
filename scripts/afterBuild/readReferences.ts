import fs from 'node:fs';
import path from 'node:path';
import type { ExportedPages } from './readPages';

/** References between the files of an export, cached so that no file is read twice. */
export type References = ReturnType<typeof createReferences>;

/** Finds the files that a file of an export references: hashed ones, those below `/static/`, and rows of tables. */
export function createReferences(out: string, pages: ExportedPages) {
  const known = new Map<string, readonly string[]>();
  // Scripts may contain the path of a folder, and append the name of a file.
  const exists = (url: string) =>
    fs.statSync(fileOf(out, url), { throwIfNoEntry: false })?.isFile() ?? false;

  /** Returns the URLs that a page, script or style sheet contains. */
  function namedBy(url: string): readonly string[] {
    const found = known.get(url) ?? read(url).filter(exists);
    known.set(url, found);
    return found;
  }

  function read(url: string): readonly string[] {
    const page = pages.get(decodeURI(url));
    if (page) return page.names;
    if (url.endsWith('/'))
      throw new Error(`${out} has no page ${url}, which readers offline need.`);
    const names = url.endsWith('.css') ? namesInStyles : namesInScript;
    // The build manifest is not read: it references the scripts of all routes.
    const isRead = url.startsWith('/_next/static/chunks/');
    return isRead ? names(fs.readFileSync(fileOf(out, url), 'utf8'), url) : [];
  }

  /** Returns the URLs reachable from some files. */
  function reachedFrom(urls: Iterable<string>): Set<string> {
    const reached = new Set<string>();
    const waiting = [...urls];
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      for (const next of namedBy(url)) {
        if (reached.has(next)) continue;
        reached.add(next);
        waiting.push(next);
      }
    }
    return reached;
  }

  return { namedBy, reachedFrom };
}

/** Returns the path of the exported file at a URL. */
export function fileOf(out: string, url: string): string {
  return path.join(out, decodeURI(url), url.endsWith('/') ? 'index.html' : '');
}

function namesInStyles(css: string, url: string): string[] {
  const names = [...css.matchAll(/url\(\s*['"]?([^"'?#)\s]+)/g)].map((match) => match[1] ?? '');
  const base = `http://site${url}`;
  const addresses = names.filter((name) => URL.canParse(name, base));
  // Data and files of other hosts are not in the export.
  const own = addresses
    .map((name) => new URL(name, base))
    .filter(({ origin }) => origin === 'http://site');
  return unique(own.map(({ pathname }) => pathname));
}

function namesInScript(script: string): string[] {
  const chunks = script.matchAll(/static\/chunks\/[\w.~-]+\.(?:js|css)/g);
  const files = script.matchAll(/["'`](\/static\/[\w./-]+)["'`]/g);
  return unique([
    ...[...chunks].map(([name]) => `/_next/${name}`),
    ...[...files].map((match) => match[1] ?? ''),
  ]);
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
