import ts from '../typescript.js';
import { followAlias } from './followAlias';
import { symbolOf } from './symbolOf';

/**
 * Reports the named types in a node. Nodes from the checker know their symbols; those of a declaration are looked
 * up.
 */
export function reportMentions(
  node: ts.Node,
  checker: ts.TypeChecker,
  onMention: (name: string, symbol: ts.Symbol) => void,
): void {
  if (ts.isIdentifier(node) && /^[A-Z]/.test(node.text)) {
    const found = symbolOf(node) ?? (node.parent && checker.getSymbolAtLocation(node));
    if (found) onMention(node.text, followAlias(found, checker));
  }
  ts.forEachChild(node, (child) => reportMentions(child, checker, onMention));
}
