import { grammars } from './grammars';

/** Aliases of languages that authors write in fences. */
const aliases: Readonly<Record<string, string>> = {
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  less: 'scss',
  md: 'markdown',
  mdx: 'markdown',
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  jsonc: 'json5',
  svg: 'xml',
  ini: 'properties',
  env: 'properties',
  py: 'python',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
};

/** Language names that a fence may have. */
export const knownLanguages: readonly string[] = [
  'text',
  'diff',
  ...Object.keys(grammars),
  ...Object.keys(aliases),
];

/**
 * Returns one name per grammar: `ts` for `typescript`. Undefined for an unknown language; an empty name is plain text.
 */
export function canonicalLanguage(name: string): string | undefined {
  const lower = name.toLowerCase() || 'text';
  return knownLanguages.includes(lower) ? (aliases[lower] ?? lower) : undefined;
}
