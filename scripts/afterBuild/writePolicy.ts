import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { editorFrameUrl } from '@/model';
import { contentPolicy, type PolicyFacts } from '@/site/contentPolicy';
import type { ExportedPages } from './readPages';

const header = 'Content-Security-Policy';

/** Where the headers of every path begin in `_headers`. */
const everyPath = '/*\n';

/**
 * Writes the content security policy of all pages into the exported `_headers`. Its inline scripts are those of the
 * exported pages, so that nothing has to list them. Answers how many there are.
 * @param out Folder of the export.
 */
export function writePolicy(out: string, pages: ExportedPages, facts: PolicyFacts): number {
  const file = path.join(out, '_headers');
  const headers = fs.readFileSync(file, 'utf8');
  if (!headers.startsWith(everyPath)) throw new Error(`${file} must begin with the rule "/*".`);
  const sources = listInlineScripts(pages).map((script) => `'${hashOf(script)}'`);
  const line = `  ${header}: ${contentPolicy(facts, sources)}\n`;
  fs.writeFileSync(file, everyPath + line + headers.slice(everyPath.length));
  return sources.length;
}

/** The source by which a policy allows an inline script. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Every inline script of the exported pages once, sorted. The editor's frame has a policy of its own. */
function listInlineScripts(pages: ExportedPages): string[] {
  const all = [...pages].flatMap(([url, { inline }]) => (url === editorFrameUrl ? [] : inline));
  return [...new Set(all)].sort();
}
