import type { ApiDoc } from '@/model';
import type { ReferencePage, Section } from '../stages';
import { describeClasses } from './describeClasses';
import { describeDemos } from './describeDemos';
import { describeDeprecation } from './describeDeprecation';
import { describeImport } from './describeImport';
import { describeProps } from './describeProps';
import { describeSlots } from './describeSlots';
import { describeTheme } from './describeTheme';
import { describeTypes } from './describeTypes';
import { describeParameters, describeReturn } from './describeHook';
import { describeMembers } from './describeMembers';

/** The parts of a reference in the order of the page. Each gives nothing where there is nothing to tell. */
const describers: readonly ((doc: ApiDoc, page: ReferencePage) => Section | undefined)[] = [
  describeDeprecation,
  describeDemos,
  describeImport,
  describeProps,
  describeParameters,
  describeReturn,
  describeMembers,
  describeSlots,
  describeClasses,
  describeTheme,
  describeTypes,
];

/** Everything a reference tells, before it is printed. */
export function describeDoc(doc: ApiDoc, page: ReferencePage): Section[] {
  return describers.flatMap((describe) => describe(doc, page) ?? []);
}
