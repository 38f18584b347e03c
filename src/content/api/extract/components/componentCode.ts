import { exportedName, type Export } from '../exports';
import type { Reader } from '../program';
import type { Script } from '../script';
import type { CodeRoot, CodeRoots } from './codeRoots';
import { slotElements } from './slotElements';

/** What a component's own code shows. */
export interface ComponentCode {
  script: Script | undefined;
  /** The component's type file, which is next to its script. */
  file: string | undefined;
  /** Name of the component in its own script. */
  local: string;
  /** The root element that its code renders. */
  codeRoot: CodeRoot | undefined;
  /** Default elements of slots, from its code. */
  slotElements: ReadonlyMap<string, string>;
  /** Props that its code passes to the component it renders. */
  passed: ReadonlyMap<string, string | undefined>;
}

/** Reads the script of a component, which is next to its types. */
export function readComponentCode(
  entry: Export,
  { reader, codeRoots }: { reader: Reader; codeRoots: CodeRoots },
): ComponentCode {
  const file = entry.symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = file ? reader.scripts.ofDeclaration(file) : undefined;
  const exported = exportedName(entry.symbol);
  const local = /^_?default$/.test(exported) ? entry.name : exported;
  const place = { file: file?.replace(/\.d\.ts$/, '.js') ?? '', name: local };
  const codeRoot = codeRoots.findRoot(place);
  const elements = slotElements(place, reader.scripts);
  const passed = codeRoots.passed(place);
  return { script, file, local, codeRoot, slotElements: elements, passed };
}
