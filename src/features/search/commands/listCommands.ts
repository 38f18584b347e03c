import type { TranslationKey, TranslationParams } from '@/base/i18n';
import type { ThemeAction } from '@/base/theme/settings';
import type { CodeVariant, ProductFacts } from '@/model';
import type { PageFacts } from '../engine/pageFacts';

/** A command in the search dialog. */
export interface Command {
  key: string;
  label: TranslationKey;
  params?: TranslationParams;
  /** Text below its label. */
  detail?: string;
  /** URL of a command that is a link. */
  href?: string;
  /** Returns the text to copy; may fetch it. */
  copy?: () => Promise<string>;
  change?: () => void;
}

/** Facts on which the commands depend. */
export interface CommandContext {
  facts: PageFacts | undefined;
  /** Counterparts of the page in other products, in menu order. */
  counterparts: readonly { name: string; href: string }[];
  /** The current product, if any. */
  product: ProductFacts | undefined;
  /** URL of the page's Markdown version, if it has one. */
  markdownUrl: string | undefined;
  dispatch: (action: ThemeAction) => void;
  chooseCode: (variant: CodeVariant) => void;
}

/** Returns all commands for a page, those about the page first. */
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

/** Returns the commands whose label or detail contains every typed word as a prefix. */
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
