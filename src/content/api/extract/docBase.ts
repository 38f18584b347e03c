import type { ApiDocBase } from '@/model';
import { importableOf, type Export } from './exports';
import type { Reader } from './program';
import { readComment } from './props';
import type { Definitions } from './types';

/** Returns the fields that all kinds of references have. */
export function docBase(entry: Export, definitions: Definitions, reader: Reader): ApiDocBase {
  const { description, deprecated } = readComment(entry.symbol.declarations);
  const plan = entry.source.plan;
  return {
    ...importableOf(entry, reader),
    pathname: entry.pathname,
    description,
    ...(deprecated !== undefined && { deprecated }),
    ...(plan && { plan }),
    definitions: definitions.print(),
  };
}
