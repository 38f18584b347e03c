import path from 'node:path';
import { ESLint } from 'eslint';
import type { CheckProblem } from '../problem';

const linted = /\.[cm]?[jt]sx?$/;

/** Reports the errors and warnings of ESLint. */
export async function checkLint(root: string, files: readonly string[]): Promise<CheckProblem[]> {
  const code = files.filter((file) => linted.test(file));
  if (code.length === 0) return [];
  const eslint = new ESLint({ cwd: root, errorOnUnmatchedPattern: false });
  const results = await eslint.lintFiles(code);
  return results.flatMap(({ filePath, messages }) => {
    const file = path.relative(root, filePath).replaceAll('\\', '/');
    return messages.map(({ line, column, message, ruleId, fix }): CheckProblem => {
      const rule = ruleId ? `Follow the rule \`${ruleId}\`` : 'Fix the syntax';
      const how = fix ? `Run \`npx eslint --fix ${file}\`.` : `${rule}.`;
      const [what = message] = message.split('\n\n');
      return { check: 'lint', file, line, column, what, fix: how };
    });
  });
}
