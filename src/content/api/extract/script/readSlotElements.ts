import ts from '../typescript.js';
import { calleeName, nameText, propertyOf } from './callees';
import { elementName } from './elementName';
import type { Scope } from './scope';

/**
 * Returns the default elements of a component's slots, by slot: from `useSlot('first', { elementType: FirstPageIcon
 * })`, `slots.expandIcon ?? ExpandIcon` and `slots: { field: DateField, ...props.slots }`.
 */
export function readSlotElements(component: ts.Node, scope: Scope): Map<string, string> {
  const found = new Map<string, string>();
  const keep = (slot: string | undefined, element: ts.Expression | undefined) => {
    const name = element && elementName(element, scope);
    if (slot && name && !found.has(slot)) found.set(slot, name);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && calleeName(node) === 'useSlot') {
      const [slot, options] = node.arguments;
      if (slot && ts.isStringLiteralLike(slot)) keep(slot.text, propertyOf(options, 'elementType'));
    }
    if (ts.isBinaryExpression(node)) keep(slotOf(node), node.right);
    for (const { name, initializer } of completed(node)) keep(nameText(name), initializer);
    ts.forEachChild(node, visit);
  };
  visit(component);
  return found;
}

/** Returns the slot in `slots.field ?? …`, also if other operands come between. */
function slotOf({ left, operatorToken }: ts.BinaryExpression): string | undefined {
  const kinds = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken];
  if (!kinds.includes(operatorToken.kind)) return undefined;
  if (ts.isBinaryExpression(left)) return slotOf(left);
  const isOfSlots = ts.isPropertyAccessExpression(left) && isSlots(left.expression);
  return isOfSlots ? left.name.text : undefined;
}

/** Returns the elements in an object called `slots` that the `slots` prop overrides. */
function completed(node: ts.Node): ts.PropertyAssignment[] {
  const isNamed =
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
    node.name.getText() === 'slots';
  if (!isNamed || !node.initializer) return [];
  const value = node.initializer;
  const parts =
    ts.isCallExpression(value) && calleeName(value) === '_extends' ? [...value.arguments] : [value];
  const objects = parts.filter(ts.isObjectLiteralExpression);
  const spread = objects.flatMap(({ properties }) => properties.filter(ts.isSpreadAssignment));
  const laidOver = [...parts, ...spread.map(({ expression }) => expression)].some(isSlots);
  return laidOver
    ? objects.flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    : [];
}

function isSlots(expression: ts.Node): boolean {
  return /(^|\.)\w*slots$/i.test(expression.getText());
}
