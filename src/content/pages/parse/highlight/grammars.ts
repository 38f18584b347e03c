import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { sCSS } from '@codemirror/legacy-modes/mode/css';
import { dockerFile } from '@codemirror/legacy-modes/mode/dockerfile';
import { http } from '@codemirror/legacy-modes/mode/http';
import { powerShell } from '@codemirror/legacy-modes/mode/powershell';
import { properties } from '@codemirror/legacy-modes/mode/properties';
import { python } from '@codemirror/legacy-modes/mode/python';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { standardSQL } from '@codemirror/legacy-modes/mode/sql';
import { toml } from '@codemirror/legacy-modes/mode/toml';
import { xml } from '@codemirror/legacy-modes/mode/xml';
import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { configureNesting, parser as plainHtml } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { GFM, parseCode, parser as plainMarkdown } from '@lezer/markdown';
import { parser as yaml } from '@lezer/yaml';

const streamed = (mode: StreamParser<unknown>): Parser => StreamLanguage.define(mode).parser;

const jsx = javascript.configure({ dialect: 'jsx' });

const html = plainHtml.configure({
  wrap: configureNesting([
    { tag: 'script', parser: javascript },
    { tag: 'style', parser: css },
  ]),
});

const grammarsWithoutMarkdown: Readonly<Record<string, Parser>> = {
  js: jsx,
  jsx,
  ts: javascript.configure({ dialect: 'ts' }),
  tsx: javascript.configure({ dialect: 'jsx ts' }),
  json,
  json5: javascript.configure({ top: 'SingleExpression' }),
  css,
  scss: streamed(sCSS),
  html,
  xml: streamed(xml),
  yaml,
  toml: streamed(toml),
  bash: streamed(shell),
  powershell: streamed(powerShell),
  properties: streamed(properties),
  dockerfile: streamed(dockerFile),
  http: streamed(http),
  sql: streamed(standardSQL),
  python: streamed(python),
};

const markdown = plainMarkdown.configure([
  GFM,
  parseCode({
    codeParser: (info) => grammarsWithoutMarkdown[info.split(/[\s{]/)[0] ?? ''] ?? null,
  }),
]);

/** The grammar of each language that has one, by its canonical name. */
export const grammars: Readonly<Record<string, Parser>> = { ...grammarsWithoutMarkdown, markdown };
