import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '@/model';
import { findPackageModule, firstFile } from '@/content/packages';

const known = new Map<string, ReadonlySet<string> | undefined>();

/**
 * Lists the names that a declaration file exports, including types. Undefined if that takes a compiler, as with
 * modules declared inside of the file.
 */
export function listExports(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file)) known.set(file, readExports(file, new Set()));
  return known.get(file);
}

/** Strings, which may contain what looks like a comment, and comments. */
const stringsAndComments = /(["'`])(?:\\.|(?!\1)[^\\\r\n])*\1|\/\*[^]*?\*\/|\/\/.*/g;

const declared =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const\s+enum|enum|const|let|var|function\*?|class|interface|type|namespace|module|import)\s+([\w$]+)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const starred = /^export\s+(?:type\s+)?\*\s+(?:as\s+([\w$]+)\s+)?from\s+['"]([^'"]+)['"]/gm;

/** Lists the exports of a file; none for one of `seen`, because modules may re-export each other. */
function readExports(file: string, seen: Set<string>): ReadonlySet<string> | undefined {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = fs
    .readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    // Otherwise a comment that ends in a word such as `type` would claim the name below it.
    .replace(stringsAndComments, (found, quote: string | undefined) => (quote ? found : ''));
  if (/^declare module/m.test(text)) return undefined;
  if (/^export\s*=/m.test(text)) return listMembers(text);
  const names = new Set<string>();
  for (const match of text.matchAll(declared)) {
    for (const name of declaredBy(match, text)) names.add(name);
  }
  for (const [, list = ''] of text.matchAll(listed)) {
    for (const item of list.split(',')) names.add(item.trim().split(/\s+/).at(-1) ?? '');
  }
  if (/^export\s+default\b/m.test(text)) names.add('default');
  for (const [, name, from = ''] of text.matchAll(starred)) {
    const inner = name ? new Set([name]) : followStar(file, from, seen);
    if (!inner) return undefined;
    for (const one of inner) if (one !== 'default' || name) names.add(one);
  }
  return names;
}

/** A string, a bracket, the name after a comma, or what ends a declaration. */
const declarationPart =
  /(["'`])(?:\\.|(?!\1)[^\\\r\n])*\1|=>|[([{<]|[)\]}>]|,\s*([\w$]+)|;|\n(?=(?:export|declare|import)\b)/g;

/** Returns the name that a match of a declaration ends with and, of `const a: 1, b: 2`, the other names. */
function declaredBy(match: RegExpExecArray, text: string): string[] {
  const names = [match[1] ?? ''];
  if (!/\b(?:const|let|var)\s+[\w$]+$/.test(match[0])) return names;
  let depth = 0;
  for (const [part, , name] of text
    .slice(match.index + match[0].length)
    .matchAll(declarationPart)) {
    if (/^[([{<]/.test(part)) depth += 1;
    else if (/^[)\]}>]/.test(part)) depth -= 1;
    else if (depth === 0 && name) names.push(name);
    else if (depth === 0 && /^[;\n]/.test(part)) return names;
    if (depth < 0) return names;
  }
  return names;
}

const member =
  /\b(?:function|const|let|var|class|interface|type|namespace|enum)\s+([\w$]+)|\bexport\s*\{([^}]*)\}/g;

/**
 * Lists the names that `export =` of a namespace may provide: at most those declared anywhere in the file. Undefined
 * if the file declares no such namespace.
 */
function listMembers(text: string): ReadonlySet<string> | undefined {
  const [, whole = ''] = /^export\s*=\s*([\w$]+)/m.exec(text) ?? [];
  const namespaces = [...text.matchAll(/\bnamespace\s+([\w$]+)/g)].map(([, name]) => name);
  if (!namespaces.includes(whole)) return undefined;
  const names = new Set(['default']);
  for (const match of text.matchAll(member)) {
    const [, name, list = ''] = match;
    if (name) for (const one of declaredBy(match, text)) names.add(one);
    for (const item of list.split(',')) names.add(item.trim().split(/\s+/).at(-1) ?? '');
  }
  return names;
}

function followStar(
  file: string,
  from: string,
  seen: Set<string>,
): ReadonlySet<string> | undefined {
  const target = from.startsWith('.')
    ? neighborOf(file, from)
    : typesOfPackage(path.dirname(file), from);
  return target ? readExports(target, seen) : undefined;
}

/** Returns the declaration file that a relative specifier in a file names. */
function neighborOf(file: string, from: string): string | undefined {
  const target = path.join(path.dirname(file), from.replace(/\.[cm]?js$/, ''));
  return firstFile([`${target}.d.ts`, path.join(target, 'index.d.ts'), `${target}.d.mts`]);
}

/** Returns the declaration file of a package's module, as a file in a folder would import it. */
function typesOfPackage(folder: string, specifier: string): string | undefined {
  const above = path.dirname(folder);
  if (fs.existsSync(path.join(folder, 'node_modules', packageOf(specifier)))) {
    const found = findPackageModule(folder, specifier);
    return found.kind === 'found' ? found.types : undefined;
  }
  return above === folder ? undefined : typesOfPackage(above, specifier);
}
