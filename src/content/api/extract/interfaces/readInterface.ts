import type ts from 'typescript';
import type { ApiProp, InterfaceApi } from '@/model';
import type { Plans } from '../plans';
import type { Reader } from '../program';
import { findProps, readProp, type FoundProp } from '../props';
import type { InterfaceExport } from './listInterfaces';
import type { InterfaceLevel } from './interfaceLevels';
import { interfaceBase } from './interfaceBase';
import { memberPlan } from './memberPlan';

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
      const plan = memberPlan(entry, symbol, context);
      return { ...read.prop, required, ...(plan && { plan }) };
    });
  return { ...interfaceBase(entry, definitions), members: sortMembers(members) };
}

/** Sorts members by name. */
export function sortMembers(members: readonly ApiProp[]): ApiProp[] {
  return [...members].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function membersOf(checker: ts.TypeChecker, { symbol }: InterfaceLevel): FoundProp[] {
  return findProps(checker, checker.getDeclaredTypeOfSymbol(symbol));
}

function isOurs(reader: Reader, { declarations }: ts.Symbol): boolean {
  return declarations?.some((node) => reader.packageOf(node)) ?? true;
}
