import type { ApiDoc } from '@/model';
import { readClassNaming, readGlobalStates } from './classes';
import { CodeRoots, Elements, Origins, readComponent } from './components';
import type { Export } from './exports';
import { readHook } from './hooks';
import type { Plans } from './plans';
import type { Reader } from './program';

/** The references of components and hooks, in the order of the exports, and the props that comments hide. */
interface ReadExports {
  described: ApiDoc[];
  /** Names of props, by the address of their component. */
  hidden: Record<string, string[]>;
}

/** Reads the references of all components and hooks. */
export function readExports(
  exports: readonly Export[],
  { reader, plans }: { reader: Reader; plans: Plans },
): ReadExports {
  const hidden: Record<string, string[]> = {};
  const context = {
    reader,
    plans,
    origins: new Origins(reader, exports),
    elements: new Elements(reader),
    codeRoots: new CodeRoots(reader.scripts),
    states: readGlobalStates(reader),
    namingOf: ({ pkg }: Export) => readClassNaming(reader, pkg),
  };
  const described = exports.map((entry): ApiDoc => {
    if (entry.kind === 'hook') return readHook(entry, reader);
    const { doc, hidden: names } = readComponent(entry, context);
    if (names.length > 0) hidden[doc.pathname] = names;
    return doc;
  });
  return { described, hidden };
}
