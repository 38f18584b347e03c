import fs from 'node:fs';
import path from 'node:path';

/** What later steps need to know about an exported page. */
export interface ExportedPage {
  /** URLs of the files it references: hashed ones, those below `/static/`, and rows of its tables. */
  names: readonly string[];
  /** URLs of the scripts it starts with. */
  scripts: readonly string[];
  /** Its inline scripts that a content security policy applies to. */
  inline: readonly string[];
}

/** Pages by address, in the form `fileOf` takes. */
export type ExportedPages = ReadonlyMap<string, ExportedPage>;

/** Reads every page of an export once: with a thousand pages, that takes most of the time after a build. */
export function readPages(out: string): ExportedPages {
  const files = fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => {
      const url = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '/');
      return [url, readPage(fs.readFileSync(path.join(out, file), 'utf8'))];
    }),
  );
}

function readPage(html: string): ExportedPage {
  const names = new Set<string>();
  const scripts = new Set<string>();
  for (const { 0: address, index } of html.matchAll(staticFile)) {
    const [, attribute, next = ''] =
      naming.exec(html.slice(Math.max(0, index - lead), index)) ?? [];
    if (attribute === undefined) continue;
    names.add(next + address);
    if (isScript(attribute, next + address)) scripts.add(next + address);
  }
  for (const [, rows = ''] of html.matchAll(/\bdata-url="(\/[^"?#]+)"/g)) names.add(rows);
  return { names: [...names], scripts: [...scripts], inline: inlineScripts(html) };
}

/** Begins with fixed text, so that long pages are searched fast. `naming` then checks the text before the match. */
const staticFile = /\/static\/[^"'?#)]+/g;
const naming = /(\s(?:src|data-src|href)="|url\(['"]?)(\/_next)?$/;

/** Number of characters before a match that `naming` is applied to. */
const lead = 24;

/** Whether a reference is to a script that the page starts with. Manifests are data, and are left out. */
function isScript(attribute: string, address: string): boolean {
  return attribute.endsWith('data-src="') && address.startsWith('/_next/static/chunks/');
}

/** Lists the inline scripts of a page. Script elements with JSON are left out. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) => {
      const isRun = !/\ssrc\s*=/i.test(attributes) && !isData.test(attributes);
      return isRun ? [text] : [];
    },
  );
}

/** Matches attributes with a JSON type. A content security policy does not apply to such elements. */
const isData = /\stype\s*=\s*["']?[\w.+-]+\/(?:[\w.-]+\+)?json\b/i;
