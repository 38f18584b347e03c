import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';
import { listCandidates } from '@/model/classCandidates';
import type { CodeProblem, EditedFile } from '../protocol';
import { CodeError } from './CodeError';
import { guardCode } from './guardCode';
import { listImports, type FoundImport } from './listImports';

/** A file that can run. */
export interface CompiledFile {
  name: string;
  /** The body of a CommonJS module, line for line what the reader wrote. */
  script: string;
  imports: FoundImport[];
  /** Words of its strings, of which some may be classes. */
  classes: string[];
}

/** The global that takes a style sheet of the demo. */
export const addSheet = '__addSheet';

const typescript = parser.configure({ dialect: 'ts jsx' });
const javascript = parser.configure({ dialect: 'jsx' });

/** Compiles a file of a demo; throws a {@link CodeError} where it cannot be read. */
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
  // A guard moves what stands behind it: the place is that of the error in the reader's own code.
  const script = typeof guarded === 'string' ? guarded : toCommonJs(name, code);
  if (typeof script !== 'string') throw new CodeError(script);
  // What only types come from is gone by now.
  const imports = listImports(code, tree).filter(({ from }) => requires(script, from));
  return { name, script, imports, classes: listCandidates({ code, tree }) };
}

/** Calls of `import()` keep the quotes they were written with. */
function requires(script: string, from: string): boolean {
  return script.includes(`require('${from}')`) || script.includes(`require("${from}")`);
}

interface Misread {
  message: string;
  loc?: { line: number; column: number };
}

function toCommonJs(name: string, code: string): string | CodeProblem {
  const typescriptToo = /\.tsx?$/.test(name) ? (['typescript'] as const) : [];
  try {
    return transform(code, {
      transforms: ['jsx', 'imports', ...typescriptToo],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
    }).code;
  } catch (error) {
    const { message, loc } = error as Misread;
    const place = loc && { line: loc.line, column: loc.column };
    return { phase: 'compile', message: plain(message), file: name, ...place };
  }
}

/** The compiler's words without the file and the place, which are shown otherwise. */
function plain(message: string): string {
  return message.replace(/^Error transforming [^:]+: /, '').replace(/ \(\d+:\d+\)$/, '');
}
