import type ts from 'typescript';
import type { ApiClass, ApiPlan, ApiSlot } from '@/model';
import { readComment } from '../props';
import type { StyledElement } from '../script';

/** What is known about a component besides its types. */
interface SlotContext {
  styled: readonly StyledElement[];
  classes: readonly ApiClass[];
  /** Returns the plan that a slot needs, if it is not that of the component. */
  planOf: (slot: ts.Symbol) => ApiPlan | undefined;
  /** Default elements of slots, from the code. */
  elements?: ReadonlyMap<string, string>;
}

/** Returns the slots of a component: those its `slots` prop accepts, then those that can only be styled. */
export function readSlots(
  checker: ts.TypeChecker,
  slotsType: ts.Type | undefined,
  { styled, classes, planOf, elements }: SlotContext,
): ApiSlot[] {
  const classOf = (name: string) => classes.find(({ key }) => key === name)?.className;
  const toldByClass = (name: string) => classes.find(({ key }) => key === name)?.description ?? '';
  const styledBy = new Map(styled.map((element) => [lowerFirst(element.slot ?? ''), element]));
  const replaceable = membersOf(checker, slotsType).flatMap((symbol): ApiSlot[] => {
    const comment = readComment(symbol.declarations);
    if (comment.isHidden) return [];
    const { name } = symbol;
    const styledElement = styledBy.get(lowerFirst(name))?.element;
    const element = comment.default ?? styledElement ?? elements?.get(name);
    const plan = planOf(symbol);
    const told = { ...comment, description: comment.description || toldByClass(name) };
    return [
      { ...asSlot({ name, element, className: classOf(name) }, told), ...(plan && { plan }) },
    ];
  });
  const taken = new Set(replaceable.map(({ name }) => lowerFirst(name)));
  const others = [...styledBy].flatMap(([name, { element }]): ApiSlot[] => {
    if (!name || taken.has(name) || (slotsType && !classOf(name))) return [];
    const told = { description: toldByClass(name) };
    const slot = asSlot({ name, element, className: classOf(name) }, told);
    return [{ ...slot, replaceable: false }];
  });
  return [...replaceable, ...others];
}

function asSlot(
  {
    name,
    element,
    className,
  }: { name: string; element?: string | undefined; className?: string | undefined },
  { description, deprecated }: { description: string; deprecated?: string },
): ApiSlot {
  return {
    name,
    description,
    ...(element && { default: element }),
    ...(className && { className }),
    replaceable: true,
    ...(deprecated !== undefined && { deprecated }),
  };
}

function membersOf(checker: ts.TypeChecker, type: ts.Type | undefined): ts.Symbol[] {
  return type ? checker.getPropertiesOfType(checker.getNonNullableType(type)) : [];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
