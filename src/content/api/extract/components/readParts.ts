import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '@/model';
import { readClasses, type ClassNaming } from '../classes';
import type { Export } from '../exports';
import type { Plans } from '../plans';
import type { Reader } from '../program';
import { readSlots } from '../slots';
import type { ComponentCode } from './componentCode';
import { readThemeName } from './readThemeName';

/** What reading the parts of components needs; the same for all components of a run. */
export interface PartContext {
  reader: Reader;
  plans: Plans;
  states: ReadonlySet<string>;
  namingOf: (entry: Export) => ClassNaming;
}

/** The types of a component's props, and what its code shows. */
interface ComponentFacts {
  checker: ts.TypeChecker;
  code: ComponentCode;
  typeOf: (prop: string) => ts.Type | undefined;
}

/** The parts of a component that can be styled or replaced, and its key in the theme. */
interface Parts {
  themeName: string | undefined;
  classes: ApiClass[];
  slots: ApiSlot[];
}

/** Reads the classes and slots of a component. */
export function readParts(
  entry: Export,
  { checker, code, typeOf }: ComponentFacts,
  context: PartContext,
): Parts {
  const themeName = themeNameOf(code, context.reader);
  const classes = readClasses({
    ...context,
    name: entry.name,
    themeName,
    constant: classesConstant(entry, context.reader),
    prop: typeOf('classes'),
    naming: context.namingOf(entry),
    rendered: code.script?.rendered ?? [],
  });
  const styled = (code.script?.styled ?? []).filter(({ name }) => name && name === themeName);
  const planOf = (symbol: ts.Symbol) => context.plans.findPartPlan(entry, symbol);
  const slots = readSlots(checker, typeOf('slots'), {
    styled,
    classes,
    planOf,
    elements: code.slotElements,
  });
  return { themeName, classes, slots };
}

function themeNameOf({ script, file, local }: ComponentCode, reader: Reader): string | undefined {
  return script && file ? readThemeName({ script, file, local }, reader.scripts) : undefined;
}

function classesConstant({ name, pkg }: Export, reader: Reader): ts.Symbol | undefined {
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return reader.exportsOf(pkg).get(constant);
}
