import fs from 'node:fs';
import path from 'node:path';
import { firstFile } from './packageModule';

const known = new Map<string, ReadonlySet<string> | undefined>();

/**
 * The names that a declaration file exports, types included. Undefined where that takes a compiler to tell: `export =`,
 * and what another package exports.
 */
export function listExports(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file)) {
    // For modules that export from each other.
    known.set(file, new Set());
    known.set(file, readExports(file));
  }
  return known.get(file);
}

const declared =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const\s+enum|enum|const|let|var|function\*?|class|interface|type|namespace)\s+([\w$]+)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const starred = /^export\s+(?:type\s+)?\*\s+(?:as\s+([\w$]+)\s+)?from\s+['"]([^'"]+)['"]/gm;

function readExports(file: string): ReadonlySet<string> | undefined {
  const text = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  if (/^export\s*=|^declare module/m.test(text)) return undefined;
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(declared)) names.add(name);
  for (const [, list = ''] of text.matchAll(listed)) {
    for (const item of list.split(',')) names.add(item.trim().split(/\s+/).at(-1) ?? '');
  }
  if (/^export\s+default\b/m.test(text)) names.add('default');
  for (const [, name, from = ''] of text.matchAll(starred)) {
    const inner = name ? new Set([name]) : followStar(file, from);
    if (!inner) return undefined;
    for (const one of inner) if (one !== 'default' || name) names.add(one);
  }
  return names;
}

function followStar(file: string, from: string): ReadonlySet<string> | undefined {
  if (!from.startsWith('.')) return undefined;
  const target = path.join(path.dirname(file), from.replace(/\.[cm]?js$/, ''));
  const found = firstFile([`${target}.d.ts`, path.join(target, 'index.d.ts'), `${target}.d.mts`]);
  return found ? listExports(found) : undefined;
}
