import type ts from 'typescript';
import type { ApiPlan, ApiProp, InterfaceApi } from '@/model';
import type { Source } from '../exports';
import { higherPlan, type Plans } from '../plans';
import type { Reader } from '../program';
import { findProps, readComment, readProp, type FoundProp } from '../props';
import type { Definitions } from '../types';
import type { InterfaceExport, InterfaceLevel } from './listInterfaces';

/** What reading an interface needs. */
export interface InterfaceContext {
  reader: Reader;
  plans: Plans;
}

/** Reads the members of a type in its highest plan, each with the lowest plan that has it. */
export function readInterface(entry: InterfaceExport, context: InterfaceContext): InterfaceApi {
  const { checker } = context.reader;
  const definitions = context.reader.collectDefinitions();
  const printer = context.reader.printer(definitions);
  const fullest = entry.levels.at(-1) ?? entry.levels[0];
  const members = membersOf(checker, fullest)
    .filter(({ symbol }) => isOurs(context.reader, symbol))
    .map(({ symbol, variants, required }) => ({
      symbol,
      read: readProp(symbol, { checker, printer }, variants),
      required,
    }))
    .filter(({ read }) => !read.comment.isHidden)
    .map(({ symbol, read, required }): ApiProp => {
      const plan = planOf(entry, symbol, context);
      return { ...read.prop, required, ...(plan && { plan }) };
    });
  return { ...interfaceBase(entry, definitions), members: sortMembers(members) };
}

/** Returns the part of an interface's reference that does not depend on its members. */
export function interfaceBase(
  { name, pathname, levels }: InterfaceExport,
  definitions?: Definitions,
): Omit<InterfaceApi, 'members'> {
  const [{ source, symbol }] = levels;
  const { description, deprecated } = readComment(symbol.declarations);
  const { plan, packageName } = source.source;
  return {
    kind: 'interface',
    name,
    productId: source.product.id,
    pathname,
    packageName,
    imports: levels.map((level) => importOf(name, level.source)),
    description,
    ...(deprecated !== undefined && { deprecated }),
    ...(plan && { plan }),
    definitions: definitions?.print() ?? {},
  };
}

/** Sorts members by name. */
export function sortMembers(members: readonly ApiProp[]): ApiProp[] {
  return [...members].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function importOf(name: string, { source }: Source): string {
  return `import type { ${name} } from '${source.packageName}';`;
}

function membersOf(checker: ts.TypeChecker, { symbol }: InterfaceLevel): FoundProp[] {
  return findProps(checker, checker.getDeclaredTypeOfSymbol(symbol));
}

function isOurs(reader: Reader, { declarations }: ts.Symbol): boolean {
  return declarations?.some((node) => reader.packageOf(node)) ?? true;
}

function planOf(
  { levels }: InterfaceExport,
  symbol: ts.Symbol,
  { reader, plans }: InterfaceContext,
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
