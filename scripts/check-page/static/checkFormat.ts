import fs from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import type { CheckProblem } from '../problem';

/**
 * Reports files that Prettier would format differently, at the first line that differs. Syntax errors are left to other
 * checks.
 */
export async function checkFormat(root: string, files: readonly string[]): Promise<CheckProblem[]> {
  const ignorePath = path.join(root, '.prettierignore');
  const found = await Promise.all(
    files.map(async (file): Promise<CheckProblem[]> => {
      const absolute = path.join(root, file);
      const { ignored, inferredParser } = await prettier.getFileInfo(absolute, { ignorePath });
      if (ignored || !inferredParser) return [];
      const code = await fs.readFile(absolute, 'utf8');
      const options = { ...(await prettier.resolveConfig(absolute)), filepath: absolute };
      const formatted = await prettier.format(code, options).catch(() => code);
      if (formatted === code) return [];
      const line = firstDifference(code, formatted);
      const what = `This line isn't formatted as Prettier writes it: \`${lineOf(formatted, line)}\`.`;
      return [
        {
          check: 'format',
          file,
          line,
          column: 1,
          what,
          fix: `Run \`npx prettier --write ${file}\`.`,
        },
      ];
    }),
  );
  return found.flat();
}

function firstDifference(code: string, formatted: string): number {
  const lines = code.split('\n');
  const index = formatted.split('\n').findIndex((line, at) => line !== lines[at]);
  return index < 0 ? lines.length : index + 1;
}

function lineOf(text: string, line: number): string {
  return (text.split('\n')[line - 1] ?? '').trim();
}
