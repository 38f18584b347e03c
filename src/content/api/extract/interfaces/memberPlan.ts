import type ts from 'typescript';
import type { ApiPlan } from '@/model';
import { higherPlan, type Plans } from '../plans';
import type { Reader } from '../program';
import type { InterfaceExport } from './listInterfaces';
import type { InterfaceLevel } from './interfaceLevels';

/** Returns the lowest plan that has a member; undefined if it is that of the whole interface. */
export function memberPlan(
  { levels }: InterfaceExport,
  symbol: ts.Symbol,
  { reader, plans }: { reader: Reader; plans: Plans },
): ApiPlan | undefined {
  const lowest = levels.find((level) => hasMember(reader.checker, level, symbol.name));
  const plan = higherPlan(lowest?.source.source.plan, plans.declaredPlan(symbol));
  return plan === levels[0].source.source.plan ? undefined : plan;
}

function hasMember(checker: ts.TypeChecker, { symbol }: InterfaceLevel, name: string): boolean {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = type.isUnion() ? type.types : [type];
  return members.some((member) => checker.getPropertyOfType(member, name) !== undefined);
}
