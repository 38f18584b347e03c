import type { Part, Section } from '../stages';
import { tableMarkdown } from './tableMarkdown';

/** Writes a section as Markdown, for programs: tables as tables, declarations as code. */
export function sectionMarkdown({ title, parts }: Section, level: 2 | 3): string {
  const heading = title ? [`${'#'.repeat(level)} ${title}`] : [];
  return [...heading, ...parts.map(partMarkdown)].join('\n\n');
}

function partMarkdown(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.markdown;
    case 'note':
      return `> **${part.label}:** ${part.markdown.replaceAll('\n', '\n> ')}`;
    case 'code':
      return fence(part.code, part.language);
    case 'table':
      return tableMarkdown(part.columns, part.rows);
    case 'types':
      return part.types.map(({ source }) => fence(source, 'ts')).join('\n\n');
  }
}

function fence(code: string, language: string): string {
  const mark = code.includes('```') ? '````' : '```';
  return `${mark}${language}\n${code}\n${mark}`;
}
