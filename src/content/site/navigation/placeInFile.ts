import path from 'node:path';
import fs from 'node:fs';
import type { DocsProblem } from '@/model';
import type { NavProblem } from './navProblem';

/**
 * Adds positions to problems. The parser takes longer to load than a run without problems takes.
 * @param file Path of the file whose exports have the problems, from `root`.
 */
export async function placeInFile(
  root: string,
  file: string,
  problems: readonly NavProblem[],
): Promise<DocsProblem[]> {
  if (problems.length === 0) return [];
  const { placeProblems } = await import('./navSource');
  const absolute = path.join(root, file);
  const code = fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
  return placeProblems(problems, file, code);
}
