import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { editorFrameUrl } from '@/model';
import { contentPolicy, type PolicyFacts } from '@/site/contentPolicy';

const header = 'Content-Security-Policy';

/** Where the headers of every path begin in `_headers`. */
const everyPath = '/*\n';

/**
 * Writes the content security policy of all pages into the exported `_headers`. Its inline scripts are those of the
 * exported pages, so that nothing has to list them. Answers how many there are.
 * @param out Folder of the export.
 */
export function writePolicy(out: string, facts: PolicyFacts): number {
  const file = path.join(out, '_headers');
  const headers = fs.readFileSync(file, 'utf8');
  if (!headers.startsWith(everyPath)) throw new Error(`${file} must begin with the rule "/*".`);
  const sources = listInlineScripts(out).map((script) => `'${hashOf(script)}'`);
  const line = `  ${header}: ${contentPolicy(facts, sources)}\n`;
  fs.writeFileSync(file, everyPath + line + headers.slice(everyPath.length));
  return sources.length;
}

/** The source by which a policy allows an inline script. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Every inline script of the exported pages once, sorted. The editor's frame has a policy of its own. */
function listInlineScripts(out: string): string[] {
  const scripts = new Set<string>();
  for (const name of fs.readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html') || `/${name}` === editorFrameUrl) continue;
    const html = fs.readFileSync(path.join(out, name), 'utf8');
    inlineScripts(html).forEach((script) => scripts.add(script));
  }
  return [...scripts].sort();
}

/** The inline scripts of a page that a browser runs or heeds; data in script elements is none of them. */
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
