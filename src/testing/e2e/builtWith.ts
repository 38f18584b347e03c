import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { editorFrameUrl } from '@/model';
import { listAdServices } from '@/shell/ads/adServices';
import { environment, readEnvironment, type Variables } from '@/site';
import products from '../../../docs-data/products';
import { policyFactsOf } from '../../../scripts/afterBuild/policyFacts';
import { readPages } from '../../../scripts/afterBuild/readPages';
import { writeMetaPolicies, writePolicy } from '../../../scripts/afterBuild/writePolicy';

const exported = 'out';

/**
 * Writes the export as a build with other environment variables would, to a temporary folder, and returns the folder.
 * Replaces what depends on them with the functions of the build: `process.env.NAME` in scripts, the head of documents,
 * page data and the policy. A build takes minutes, this a second.
 * @throws Error if no exported script reads one of the variables.
 */
export function exportBuiltWith(variables: Variables): string {
  const facts = readEnvironment(variables);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-with-'));
  const found = new Set<string>();
  const change = {
    script: (text: string) => withVariables(text, variables, found),
    data: (text: string) => withIconFont(text, facts.iconFontUrl),
    page: (text: string) => withHead(withIconFont(text, facts.iconFontUrl), facts),
  };
  for (const file of listFiles()) {
    const target = path.join(folder, file);
    const source = path.resolve(exported, file);
    const kind = kindOf(file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (kind) fs.writeFileSync(target, change[kind](fs.readFileSync(source, 'utf8')));
    else shareFile(source, target);
  }
  const lost = Object.keys(variables).filter((name) => !found.has(name));
  if (lost.length > 0) throw new Error(`No exported script reads ${lost.join(', ')}.`);
  // The source file, because the exported one already contains the policy.
  fs.copyFileSync('public/_headers', path.join(folder, '_headers'));
  const pages = readPages(folder);
  const policyFacts = policyFactsOf(facts, Object.values(products));
  writePolicy(folder, pages, policyFacts);
  writeMetaPolicies(folder, pages, policyFacts);
  return folder;
}

/** Creates a hard link, because the server does not follow symbolic links; on another file system, copies the file. */
function shareFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    fs.copyFileSync(source, target);
  }
}

/** Returns all files of the export except `_headers`: writing it through a link would change the export. */
function listFiles(): string[] {
  const names = fs.readdirSync(exported, { recursive: true, encoding: 'utf8' });
  return names.filter(
    (name) => name !== '_headers' && fs.statSync(path.join(exported, name)).isFile(),
  );
}

/** Returns the kind of an exported file that depends on environment variables; undefined for other files. */
function kindOf(file: string): 'script' | 'data' | 'page' | undefined {
  if (/^_next\/static\/chunks\/.*\.js$/.test(file)) return 'script';
  if (/^_next\/data\/.*\.json$/.test(file)) return 'data';
  return file.endsWith('.html') && `/${file}` !== editorFrameUrl ? 'page' : undefined;
}

function withHead(html: string, facts: typeof environment): string {
  const metas = listAdServices(facts).map((service) =>
    createElement('meta', { key: service.name, ...service }),
  );
  return html.replace('</head>', () => `${renderToStaticMarkup(metas)}</head>`);
}

/** Inserts values of variables that were unset in the build, where the bundler wrote `x.default.env.NAME`. */
function withVariables(script: string, variables: Variables, found: Set<string>): string {
  return script.replace(/[\w$]+\.default\.env\.(NEXT_PUBLIC_\w+)/g, (read, name: string) => {
    const value = (variables as Record<string, string | undefined>)[name];
    if (value === undefined) return read;
    found.add(name);
    return JSON.stringify(value);
  });
}

/** Replaces the URL of the icon font in a page or its data. */
function withIconFont(text: string, address: string): string {
  const written = (url: string) => JSON.stringify(url).slice(1, -1);
  return text.replaceAll(written(environment.iconFontUrl), () => written(address));
}
