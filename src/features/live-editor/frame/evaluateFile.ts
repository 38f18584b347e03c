import { CodeError } from './CodeError';
import type { CompiledFile } from './compileFile';
import { sourceName } from './placeOfError';

/** The function around the code of a file. */
export type Factory = (
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
  require: (name: string) => unknown,
) => void;

const handOver = '__demoFile';

let hearSyntaxError: ((event: ErrorEvent) => void) | undefined;

/** Takes an error of the window if it is about code that is just being read; what {@link evaluateFile} throws tells of it. */
export function isSyntaxErrorOfFile(event: ErrorEvent): boolean {
  hearSyntaxError?.(event);
  return hearSyntaxError !== undefined;
}

/**
 * Makes the function around a file's code. It comes by a script element, not by `eval`: when the browser cannot read
 * the code, the window hears in which line, and this throws a {@link CodeError}.
 */
export function evaluateFile({ name, script }: CompiledFile): Factory | undefined {
  let syntaxError: CodeError | undefined;
  hearSyntaxError = ({ message, lineno }) => {
    const plain = message.replace(/^Uncaught |Failed to execute '\w+' on '\w+': /g, '');
    syntaxError = new CodeError({ phase: 'compile', message: plain, file: name, line: lineno });
  };
  Reflect.deleteProperty(globalThis, handOver);
  const element = document.createElement('script');
  element.textContent = `globalThis.${handOver}=function(module,exports,require){${script}\n}\n//# sourceURL=${sourceName(name)}`;
  document.head.append(element);
  element.remove();
  hearSyntaxError = undefined;
  if (syntaxError) throw syntaxError;
  return Reflect.get(globalThis, handOver) as Factory | undefined;
}
