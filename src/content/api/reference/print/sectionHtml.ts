import { escapeAttribute, escapeText } from '@/model/escape';
import type { Part, Section } from '../stages';
import { headingHtml, type SectionPlace } from './headingHtml';
import type { FollowLink } from './links';
import { codeBlock, packageMarkdown } from './packageMarkdown';
import { tableHtml } from './tableHtml';
import { declarationHtml } from './typeHtml';

/** Renders a section with its heading. */
export function sectionHtml(
  { title, parts }: Section,
  place: SectionPlace,
  follow: FollowLink,
): string {
  const body = parts.map((part) => partHtml(part, follow)).join('\n');
  return title ? `${headingHtml(title, place)}\n${body}` : body;
}

function partHtml(part: Part, follow: FollowLink): string {
  switch (part.kind) {
    case 'text':
      return paragraphs(part.markdown, follow);
    case 'note':
      return `<div class="callout callout-warning" role="note" aria-label="${escapeAttribute(part.label)}">${paragraphs(part.markdown, follow)}</div>`;
    case 'code':
      return codeBlock(part.code, part.language);
    case 'table':
      return tableHtml(part, follow);
    case 'types':
      return part.types.map((type) => typeDeclaration(type, part.types)).join('\n');
  }
}

function paragraphs(markdown: string, follow: FollowLink): string {
  const html = packageMarkdown(markdown, follow);
  return /^<(p|ul|ol|div|blockquote)\b/.test(html) ? html : `<p>${html}</p>`;
}

type Types = Extract<Part, { kind: 'types' }>['types'];

function typeDeclaration({ id, name, source }: Types[number], all: Types): string {
  const others = all.filter((type) => type.name !== name);
  const ids = Object.fromEntries(others.map((type) => [type.name, type.id]));
  const code = codeBlock(source, 'ts', declarationHtml(source, ids));
  return `<details class="api-declaration" id="${escapeAttribute(id)}"><summary><code>${escapeText(name)}</code></summary>${code}</details>`;
}
