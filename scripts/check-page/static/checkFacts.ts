import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Fact } from '@/model';
import type { CheckProblem } from '../problem';

const require = createRequire(import.meta.url);

/** Runs the checks of the facts that vouch for figures on pages. */
export async function checkFacts(root: string, files: readonly string[]): Promise<CheckProblem[]> {
  const listed = files.filter((file) => path.basename(file) === 'facts.ts');
  const found = listed.map(async (file) => {
    const facts = readFacts(path.join(root, file));
    const wrong = await Promise.all(
      facts.map(async (fact) => ('holds' in fact && !(await fact.holds()) ? [fact.says] : [])),
    );
    return wrong.flat().map((says): CheckProblem => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const line = text.split('\n').findIndex((one) => one.includes(says)) + 1;
      const what = `“${says}” doesn't hold.`;
      return { check: 'facts', file, line, what, fix: 'Correct the figure on the page and here.' };
    });
  });
  return (await Promise.all(found)).flat();
}

function readFacts(file: string): readonly Fact[] {
  return (require(file) as { default: readonly Fact[] }).default;
}
