import { CodeError } from './CodeError';
import type { CompiledFile } from './compileFile';
import { sourceName } from './placeOfError';

/** The module function of a file. */
export type Factory = (
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
  require: (name: string) => unknown,
) => void;

const handOver = '__demoFile';

let handleSyntaxError: ((event: ErrorEvent) => void) | undefined;

/** Whether an error event is a syntax error of the file that {@link evaluateFile} is loading, which then throws it. */
export function isSyntaxErrorOfFile(event: ErrorEvent): boolean {
  handleSyntaxError?.(event);
  return handleSyntaxError !== undefined;
}

/**
 * Loads the code of a file and returns its module function. Uses a script element instead of `eval`, because the
 * browser then reports the line of a syntax error to the window.
 * @throws {@link CodeError} for a syntax error.
 */
export function evaluateFile({ name, script }: CompiledFile): Factory | undefined {
  let syntaxError: CodeError | undefined;
  handleSyntaxError = ({ message, lineno }) => {
    const plain = message.replace(/^Uncaught |Failed to execute '\w+' on '\w+': /g, '');
    syntaxError = new CodeError({ phase: 'compile', message: plain, file: name, line: lineno });
  };
  Reflect.deleteProperty(globalThis, handOver);
  const element = document.createElement('script');
  element.textContent = `globalThis.${handOver}=function(module,exports,require){${script}\n}\n//# sourceURL=${sourceName(name)}`;
  document.head.append(element);
  element.remove();
  handleSyntaxError = undefined;
  if (syntaxError) throw syntaxError;
  return Reflect.get(globalThis, handOver) as Factory | undefined;
}
