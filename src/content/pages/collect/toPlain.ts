import type { DocsProblem } from '@/model';
import { toJavaScript } from './toJavaScript';

/** Returns a file of a demo without types; an empty text if it is not valid TypeScript, which is added to the problems. */
export async function toPlain(
  file: string,
  code: string,
  problems: DocsProblem[],
): Promise<string> {
  if (!/\.tsx?$/.test(file)) return code;
  try {
    return await toJavaScript(code);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    problems.push(syntaxProblem(file, error.message));
    return '';
  }
}

function syntaxProblem(file: string, message: string): DocsProblem {
  const [, line, column] = /\((\d+):(\d+)\)/.exec(message) ?? [];
  const text = message.split('\n')[0]?.replace(/\s*\(\d+:\d+\)/, '') ?? '';
  const place = line ? { line: Number(line), column: Number(column) } : {};
  return {
    what: `The demo is not valid TypeScript: ${text}.`,
    file,
    ...place,
    fix: 'Fix the syntax.',
  };
}
