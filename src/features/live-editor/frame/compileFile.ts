import { parser } from '@lezer/javascript';
import { listCandidates } from '@/model/classCandidates';
import type { EditedFile } from '../protocol';
import { CodeError } from './CodeError';
import { guardCode } from './guardCode';
import { listImports, type FoundImport } from './listImports';
import { toCommonJs } from './toCommonJs';

/** A compiled file. */
export interface CompiledFile {
  name: string;
  /** Body of a CommonJS module, with the line numbers of the source. */
  script: string;
  imports: FoundImport[];
  /** Words in its strings, some of which may be classes. */
  classes: string[];
}

/** Name of the global function that adds a style sheet of the demo. */
export const addSheet = '__addSheet';

const typescript = parser.configure({ dialect: 'ts jsx' });
const javascript = parser.configure({ dialect: 'jsx' });

/**
 * Compiles a file of a demo.
 * @throws {@link CodeError} for a syntax error.
 */
export function compileFile({ name, code }: EditedFile): CompiledFile {
  if (name.endsWith('.json')) {
    return { name, script: `module.exports = ${code}`, imports: [], classes: [] };
  }
  if (name.endsWith('.css')) {
    return { name, script: `${addSheet}(${JSON.stringify(code)})`, imports: [], classes: [] };
  }
  const isTypeScript = /\.tsx?$/.test(name);
  const tree = (isTypeScript ? typescript : javascript).parse(code);
  const guarded = toCommonJs(name, guardCode(code, tree));
  // Guards shift columns, so errors are located in the reader's own code.
  const script = typeof guarded === 'string' ? guarded : toCommonJs(name, code);
  if (typeof script !== 'string') throw new CodeError(script);
  // Type-only imports have been removed by now.
  const imports = listImports(code, tree).filter(({ from }) => requires(script, from));
  return { name, script, imports, classes: listCandidates({ code, tree }) };
}

/** Calls of `import()` keep the quotes of the source. */
function requires(script: string, from: string): boolean {
  return script.includes(`require('${from}')`) || script.includes(`require("${from}")`);
}
