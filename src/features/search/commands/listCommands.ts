import type { TranslationKey } from '@/base/i18n';
import type { Command, CommandContext } from './command';
import { pageCommands } from './pageCommands';

/** Returns all commands for a page, those about the page first. */
export function listCommands(context: CommandContext): Command[] {
  return [...pageCommands(context), ...lookCommands(context)];
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
