import { transform } from 'sucrase';
import type { CodeProblem } from '../protocol';

interface Misread {
  message: string;
  loc?: { line: number; column: number };
}

/**
 * Compiles JavaScript or TypeScript with JSX to the body of a CommonJS module. Returns the problem if the code has a
 * syntax error.
 */
export function toCommonJs(name: string, code: string): string | CodeProblem {
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

/** Returns the compiler's message without file and position, which are shown separately. */
function plain(message: string): string {
  return message.replace(/^Error transforming [^:]+: /, '').replace(/ \(\d+:\d+\)$/, '');
}
