import { grammars } from './grammars';

/** Other names of a grammar, as authors write them in fences. */
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

/** Names a fence may give as its language. */
export const knownLanguages: readonly string[] = [
  'text',
  'diff',
  ...Object.keys(grammars),
  ...Object.keys(aliases),
];

/** One name per grammar: `typescript` is `ts`. Nothing for a language nobody knows; no language is plain text. */
export function canonicalLanguage(name: string): string | undefined {
  const lower = name.toLowerCase() || 'text';
  return knownLanguages.includes(lower) ? (aliases[lower] ?? lower) : undefined;
}
