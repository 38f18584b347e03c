import type { TranslationKey, TranslationParams } from '@/base/i18n';
import type { ThemeAction } from '@/base/theme/settings';
import type { CodeVariant, ProductFacts } from '@/model';
import type { PageFacts } from '../engine/pageFacts';

/** Something the dialog does instead of searching. */
export interface Command {
  key: string;
  label: TranslationKey;
  params?: TranslationParams;
  /** What it is about, below its label. */
  detail?: string;
  /** Where it leads; the others do something. */
  href?: string;
  /** What to copy, or what to fetch and copy. */
  copy?: () => Promise<string>;
  change?: () => void;
}

/** What the commands depend on. */
export interface CommandContext {
  facts: PageFacts | undefined;
  /** Where the page is in other products, in their order. */
  counterparts: readonly { name: string; href: string }[];
  /** The product being read, if any. */
  product: ProductFacts | undefined;
  /** Address of the Markdown of the page; missing where the page has none. */
  markdownUrl: string | undefined;
  dispatch: (action: ThemeAction) => void;
  chooseCode: (variant: CodeVariant) => void;
}

/** Everything the dialog can do on a page, what concerns the page first. */
export function listCommands(context: CommandContext): Command[] {
  return [...pageCommands(context), ...lookCommands(context)];
}

function pageCommands(context: CommandContext): Command[] {
  const { facts, counterparts, product, markdownUrl } = context;
  const text = (value: string) => () => Promise.resolve(value);
  return [
    ...(facts?.imports ?? []).map((line): Command => ({
      ...{ key: line, label: 'search.command.import', detail: line, copy: text(line) },
    })),
    ...(product?.install
      ? [
          {
            ...{ key: 'install', label: 'search.command.install' as const },
            ...{ detail: product.install, copy: text(product.install) },
          },
        ]
      : []),
    ...(markdownUrl
      ? [
          {
            ...{ key: 'markdown', label: 'search.command.markdown' as const },
            copy: () => fetchText(markdownUrl),
          },
        ]
      : []),
    ...counterparts.map(({ name, href }): Command => ({
      ...{ key: href, label: 'search.command.elsewhere', params: { product: name }, href },
    })),
  ];
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not arrive: ${response.status}.`);
  return response.text();
}

function lookCommands({ dispatch, chooseCode }: CommandContext): Command[] {
  const command = (label: TranslationKey, change: () => void): Command => ({
    ...{ key: label, label, change },
  });
  return [
    command('search.command.modeLight', () => dispatch({ type: 'change', mode: 'light' })),
    command('search.command.modeDark', () => dispatch({ type: 'change', mode: 'dark' })),
    command('search.command.modeSystem', () => dispatch({ type: 'change', mode: 'system' })),
    command('search.command.ltr', () => dispatch({ type: 'change', direction: 'ltr' })),
    command('search.command.rtl', () => dispatch({ type: 'change', direction: 'rtl' })),
    command('search.command.typescript', () => chooseCode('TS')),
    command('search.command.javascript', () => chooseCode('JS')),
  ];
}

/** The commands whose label or detail has every word that was typed, the beginnings of words included. */
export function filterCommands(
  commands: readonly Command[],
  typed: string,
  say: (command: Command) => string,
): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter((command) => {
    const text = ` ${say(command)} ${command.detail ?? ''}`.toLowerCase();
    return words.every((word) => new RegExp(`[^\\p{L}\\p{N}]${escape(word)}`, 'u').test(text));
  });
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
