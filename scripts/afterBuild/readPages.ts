import fs from 'node:fs';
import path from 'node:path';

/** What later steps need to know of an exported page. */
export interface ExportedPage {
  /** Addresses of the files it names: hashed ones, those below `/static/`, and rows of its tables. */
  names: readonly string[];
  /** Addresses of the scripts it starts with. */
  scripts: readonly string[];
  /** Its inline scripts that a browser runs or heeds. */
  inline: readonly string[];
}

/** Pages by their address, as `fileOf` reads it. */
export type ExportedPages = ReadonlyMap<string, ExportedPage>;

/** Reads every page of an export, each once: with a thousand pages, that is most of what is left after a build. */
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

/** Begins with what is always the same, so that long pages are searched fast; what stands before it is looked at then. */
const staticFile = /\/static\/[^"'?#)]+/g;
const naming = /(\s(?:src|data-src|href)="|url\(['"]?)(\/_next)?$/;

/** Characters that `naming` may take. */
const lead = 24;

/** Manifests hold data, which is not compiled. */
function isScript(attribute: string, address: string): boolean {
  return attribute.endsWith('data-src="') && address.startsWith('/_next/static/chunks/');
}

/** Lists the inline scripts of a page that a browser runs; script elements that hold data are left out. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) => {
      const isRun = !/\ssrc\s*=/i.test(attributes) && !isData.test(attributes);
      return isRun ? [text] : [];
    },
  );
}

/** The type of data, which no policy asks about. */
const isData = /\stype\s*=\s*["']?[\w.+-]+\/(?:[\w.-]+\+)?json\b/i;
