import { escapePattern } from '@/model/escape';
import ts from '../typescript.js';
import { originParts } from './unionOrigin';

const literalFlags =
  ts.TypeFlags.Literal | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** Tells whether a union consists of literals only, so that its members say more than its name. */
export function isLiteralUnion(type: ts.UnionType): boolean {
  return type.types.every((member) => (member.flags & literalFlags) !== 0);
}

/** Sorts literals as the source lists them; TypeScript has them in the order of first use. */
export function inDeclaredOrder(type: ts.UnionType, place: ts.Node | undefined): ts.Type[] {
  const text = [place, ...namedParts(type)].map((node) => node?.getText() ?? '').join('\n');
  const rank = (member: ts.Type): number => {
    if (!member.isStringLiteral()) return Number.MAX_SAFE_INTEGER;
    const at = text.search(new RegExp(`['"]${escapePattern(member.value)}['"]`));
    return at < 0 ? Number.MAX_SAFE_INTEGER - 1 : at;
  };
  const name = (member: ts.Type) => (member.isStringLiteral() ? member.value : '');
  return [...type.types].sort((a, b) => rank(a) - rank(b) || name(a).localeCompare(name(b)));
}

/** Returns the declarations of the named unions in a union's source. */
function namedParts(type: ts.UnionType): ts.Node[] {
  const parts = [type, ...(originParts(type) ?? [])];
  return parts.flatMap(({ aliasSymbol, aliasTypeArguments = [] }) => [
    ...(aliasSymbol?.declarations ?? []),
    ...aliasTypeArguments.flatMap((argument) => argument.aliasSymbol?.declarations ?? []),
  ]);
}

/** Joins `true` and `false` to `boolean`, at the place of the later one. */
export function joinBooleans(texts: string[]): string[] {
  if (!texts.includes('true') || !texts.includes('false')) return texts;
  return texts.flatMap((text) => {
    if (text === 'true') return [];
    return [text === 'false' ? 'boolean' : text];
  });
}
