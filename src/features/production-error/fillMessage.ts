import type { ProductionError } from '@/model';

/** A part of a message: text of the library, a URL in it, or a placeholder. */
export type MessagePiece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string }
  | { kind: 'argument'; number: number; value: string | undefined };

const address = /(https?:\/\/[^\s`'"<>]*[^\s`'"<>.,;:)])/;

/**
 * Fills the arguments into the message of an error. Missing ones are undefined, with a space before, because some
 * arguments begin with one; surplus ones are dropped.
 */
export function fillMessage(
  { text }: Pick<ProductionError, 'text'>,
  args: readonly string[] = [],
): MessagePiece[] {
  return text.flatMap((words, index): MessagePiece[] => {
    const before: MessagePiece[] =
      index === 0 ? [] : [{ kind: 'argument', number: index, value: args[index - 1] }];
    const isBeforeMissing = index < text.length - 1 && args[index] === undefined;
    return [...before, ...findLinks(isBeforeMissing && /\w$/.test(words) ? `${words} ` : words)];
  });
}

/** Finds URLs in the library's own text only: arguments come from the URL, which anyone may have written. */
function findLinks(words: string): MessagePiece[] {
  return words
    .split(address)
    .map((part, index): MessagePiece =>
      index % 2 === 1 ? { kind: 'link', href: part } : { kind: 'text', text: part },
    )
    .filter((piece) => piece.kind !== 'text' || piece.text !== '');
}
