import type { ProductionError } from '@/model';

/** A stretch of a message: the library's words, an address in them, or the place of an argument. */
export type MessagePiece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string }
  | { kind: 'argument'; number: number; value: string | undefined };

const address = /(https?:\/\/[^\s`'"<>]*[^\s`'"<>.,;:)])/;

/** The message of an error with its arguments in their places; missing ones are undefined, others are not shown. */
export function fillMessage(
  { text }: Pick<ProductionError, 'text'>,
  args: readonly string[] = [],
): MessagePiece[] {
  return text.flatMap((words, index): MessagePiece[] => {
    const before: MessagePiece[] =
      index === 0 ? [] : [{ kind: 'argument', number: index, value: args[index - 1] }];
    return [...before, ...findLinks(words)];
  });
}

/** Only the library's own words may hold links; arguments come from whoever wrote the address. */
function findLinks(words: string): MessagePiece[] {
  return words
    .split(address)
    .map((part, index): MessagePiece =>
      index % 2 === 1 ? { kind: 'link', href: part } : { kind: 'text', text: part },
    )
    .filter((piece) => piece.kind !== 'text' || piece.text !== '');
}
