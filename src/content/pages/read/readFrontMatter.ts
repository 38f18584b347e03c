import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import type { DocsProblem, FrontMatter } from '@/model';
import { frontMatterSchema } from '@/model/frontMatter';
import { explainIssues, type Explained } from './explainIssues';
import { explainYaml } from './explainYaml';
import { writtenValues } from './writtenValues';

/** Line of the file on which the YAML starts; above it is the line of dashes. */
const firstLine = 2;

/** The parsed front matter. If there are problems, it still has the valid keys. */
export interface CheckedFrontMatter {
  frontMatter: FrontMatter;
  problems: DocsProblem[];
}

/** Parses and checks the YAML of a page or a post, and finds line and column of every error in it. */
export function readFrontMatter(
  file: string,
  text: string,
  schema: z.ZodObject = frontMatterSchema,
): CheckedFrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Pick<DocsProblem, 'file' | 'line' | 'column'> => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };
  const malformed = explainYaml(document, text).map(({ offset, ...problem }) => ({
    ...at(offset),
    ...problem,
  }));
  if (malformed.length > 0) {
    return { frontMatter: {}, problems: malformed };
  }
  const value = writtenValues(document);
  const checked = schema.safeParse(value);
  const explained = [
    ...explainEmpty(value),
    ...(checked.success
      ? []
      : explainIssues(checked.error, { schema, value, noun: 'front matter key' })),
  ];
  if (checked.success && explained.length === 0) {
    return { frontMatter: checked.data as FrontMatter, problems: [] };
  }
  const wrong = explained.map(({ key }) => key);
  return {
    frontMatter: withoutKeys(value, wrong, schema),
    problems: explained.map(({ key, atValue, what, fix }) => ({
      ...at(offsetOf(document, key, atValue)),
      what,
      fix,
    })),
  };
}

/** Reports an empty string as title or description; a key without any value is allowed, as not filled in yet. */
function explainEmpty(value: Readonly<Record<string, unknown>>): Explained[] {
  const empty = ['title', 'description'].filter((key) => /^\s*$/.test(textOf(value[key])));
  return empty.map((key) => ({
    key,
    atValue: true,
    what: `\`${key}\` is empty.`,
    fix: 'Write a text between the quotes, or remove the key.',
  }));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '-');

function withoutKeys(
  value: Record<string, unknown>,
  wrong: readonly string[],
  schema: z.ZodObject,
): FrontMatter {
  const right = Object.entries(value).filter(([key]) => !wrong.includes(key));
  return (schema.partial().safeParse(Object.fromEntries(right)).data ?? {}) as FrontMatter;
}

function offsetOf(document: Document, key: string, atValue: boolean): number {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const pair = pairs.find((item) => isScalar(item.key) && String(item.key.value) === key);
  const node = atValue ? pair?.value : pair?.key;
  return (node as { range?: readonly number[] } | undefined)?.range?.[0] ?? 0;
}
