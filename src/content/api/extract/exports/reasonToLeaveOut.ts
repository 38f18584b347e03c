import { readComment } from '../props';
import type { Reader } from '../program';
import type ts from 'typescript';
import { exportedName } from './exportNames';

/** Returns why an exported component is not documented; undefined if it is. */
export function reasonToLeaveOut(reader: Reader, symbol: ts.Symbol): string | undefined {
  if (readComment(symbol.declarations).isHidden) return 'its comment says not to document it';
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = file ? reader.scripts.ofDeclaration(file) : undefined;
  const variable = symbol.name === 'default' ? exportedName(symbol) : symbol.name;
  const maker = script?.madeBy.get(variable);
  // The name that TypeScript gives an anonymous default export.
  if (variable === '_default') return undefined;
  if (file && script && !reader.scripts.text(file.replace(/\.d\.ts$/, '.js')).includes(variable)) {
    return 'only its type is exported';
  }
  if (maker === 'styled') return 'a styled part of another component';
  return maker === 'createSvgIcon' ? 'an icon' : undefined;
}
