import type { CollectedDemo, FoundDemo, MarkdownSource, ParsedPage } from '../stages';
import { changeProse } from './markdownLines';

/** What a page's Markdown twin is made of. */
export interface TwinInput {
  source: MarkdownSource;
  page: Pick<ParsedPage, 'title' | 'description'>;
  demos: readonly { found: FoundDemo; collected: CollectedDemo }[];
}

const plans = { pro: 'Pro plan', premium: 'Premium plan' } as const;

/**
 * The page for readers that are programs: demos are their code, what only the site can draw is a note. Its links
 * stay relative to the site until it is emitted.
 */
export function writeTwin({ source, page, demos }: TwinInput): string {
  const byLine = new Map(
    demos.map(({ found, collected }) => [found.line - source.bodyLine, collected]),
  );
  const body = withoutHead(source.body).split('\n');
  const lines = changeProse(body, (line, index) => {
    const demo = byLine.get(index);
    return demo ? fences(demo) : plain(line);
  });
  const title = heading.exec(source.body)?.[1] ?? page.title;
  const text = quoteCallouts(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const parts = [`# ${plain(title).join('')}`, page.description, text];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const heading = /^# +(.+?)\s*$/m;
const description = /<p class="description">([\s\S]*?)<\/p>/;

/** The body with its title and description blanked, each line still in its place. */
function withoutHead(body: string): string {
  return body
    .replace(/\r\n/g, '\n')
    .replace(heading, '')
    .replace(description, (text) => text.replace(/[^\n]/g, ''));
}

/** A demo's first variant: TypeScript where there is any, in the default styling. */
function fences({ source }: CollectedDemo): string[] {
  return (source.variants[0]?.files ?? []).flatMap(({ name, code }) => {
    const mark = code.includes('```') ? '````' : '```';
    const language = name.slice(name.lastIndexOf('.') + 1);
    return [`${mark}${language} title="${name}"`, ...code.trimEnd().split('\n'), mark, ''];
  });
}

function plain(line: string): string[] {
  if (/^\s*<\/?(codeblock|featureList)\b[^>]*>\s*$/i.test(line)) return [];
  const component = /^\s*\{\{.*"component":\s*"(?:[^"]*\/)?([^"/]+)".*\}\}\s*$/.exec(line)?.[1];
  if (component) return [`> The page shows the interactive component ${component} here.`];
  if (/^\s*\{\{.*\}\}\s*$/.test(line)) return [];
  const tab = /^(\s*(?:`{3,}|~{3,})\w+) ([\w-]+)\s*$/.exec(line);
  if (tab) return [`${tab[1]} title="${tab[2]}"`];
  return [
    line
      .replace(
        /<span class="plan-(pro|premium)"[^>]*>\s*<\/span>/g,
        (_, plan: 'pro' | 'premium') => {
          return `(${plans[plan]})`;
        },
      )
      .replace(/<kbd\b[^>]*>(.*?)<\/kbd>/g, '$1'),
  ];
}

/** `:::warning` … `:::` as a quotation that starts with the callout's name. */
function quoteCallouts(lines: readonly string[]): string[] {
  let inside = false;
  return changeProseAndCode(lines, (line, isCode) => {
    const opening = !isCode && !inside && /^:::(\w+)\s*$/.exec(line)?.[1];
    if (opening) {
      inside = true;
      return [`> **${opening[0]?.toUpperCase()}${opening.slice(1)}:**`, '>'];
    }
    if (!isCode && inside && /^:::\s*$/.test(line)) {
      inside = false;
      return [];
    }
    return [inside ? `> ${line}`.trimEnd() : line];
  });
}

function changeProseAndCode(
  lines: readonly string[],
  change: (line: string, isCode: boolean) => string[],
): string[] {
  const prose = new Set<number>();
  changeProse(lines, (line, index) => {
    prose.add(index);
    return [line];
  });
  return lines.flatMap((line, index) => change(line, !prose.has(index)));
}
