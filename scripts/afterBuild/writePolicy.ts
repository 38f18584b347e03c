import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { editorFrameUrl } from '@/model';
import {
  allowFrameAncestors,
  contentPolicy,
  metaPolicy,
  reportingEndpoints,
} from '@/site/contentPolicy';
import type { PolicyFacts } from '@/site/thirdPartySources';
import type { ExportedPages } from './readPages';
import { fileOf } from './readReferences';

const header = 'Content-Security-Policy';

/** First line of `_headers`: the rule for all paths. */
const everyPath = '/*\n';

/**
 * Writes the content security policy of all pages into the exported `_headers`. It allows the inline scripts of the
 * exported pages by their hashes. Returns how many there are.
 * @param out Folder of the export.
 * @throws Error if `_headers` does not begin with the rule for all paths.
 */
export function writePolicy(out: string, pages: ExportedPages, facts: PolicyFacts): number {
  const file = path.join(out, '_headers');
  const headers = fs.readFileSync(file, 'utf8');
  if (!headers.startsWith(everyPath)) throw new Error(`${file} must begin with the rule "/*".`);
  const sources = listInlineScripts(pages).map((script) => `'${hashOf(script)}'`);
  const endpoints = reportingEndpoints(facts);
  const lines = [
    `  ${header}: ${contentPolicy(facts, sources)}\n`,
    ...(endpoints ? [`  Reporting-Endpoints: ${endpoints}\n`] : []),
  ];
  const others = withSiteAround(headers.slice(everyPath.length), facts);
  fs.writeFileSync(file, everyPath + lines.join('') + others);
  return sources.length;
}

/** Allows the site to embed edited code, in the headers for its frame, if edited code has its own origin. */
function withSiteAround(headers: string, { sandboxOrigin, siteUrl }: PolicyFacts): string {
  if (!sandboxOrigin || !siteUrl) return headers;
  return headers.replaceAll(/.*/g, (line) => allowFrameAncestors(line, [siteUrl]));
}

/**
 * Writes a `meta` element with a policy ({@link metaPolicy}) into the head of each page, before its scripts. It
 * protects pages on hosts that don't send the headers.
 * @param out Folder of the export.
 */
export function writeMetaPolicies(out: string, pages: ExportedPages, facts: PolicyFacts): void {
  for (const [url, { inline }] of pages) {
    if (url === editorFrameUrl) continue;
    const sources = [...new Set(inline)].map((script) => `'${hashOf(script)}'`);
    const file = fileOf(out, url);
    const html = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, withMetaPolicy(html, metaPolicy(facts, sources)));
  }
}

const meta = `<meta http-equiv="${header}" content="`;

/** Returns a page with this policy, which replaces an earlier one. A page without `head` is returned unchanged. */
export function withMetaPolicy(html: string, policy: string): string {
  const start = html.indexOf(meta);
  const bare = start < 0 ? html : html.slice(0, start) + html.slice(html.indexOf('>', start) + 1);
  const first = /<head\b[^>]*>(?:<meta charset[^>]*>)?/i.exec(bare);
  if (!first) return html;
  const place = first.index + first[0].length;
  return `${bare.slice(0, place)}${meta}${policy}"/>${bare.slice(place)}`;
}

/** Returns the hash by which a policy allows an inline script. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Lists each inline script of the exported pages once, sorted, except those of the editor's frame. */
function listInlineScripts(pages: ExportedPages): string[] {
  const all = [...pages].flatMap(([url, { inline }]) => (url === editorFrameUrl ? [] : inline));
  return [...new Set(all)].sort();
}
