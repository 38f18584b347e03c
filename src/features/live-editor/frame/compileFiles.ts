import type { PackManifest } from '@/model';
import type { CodeProblem, EditedFile } from '../protocol';
import { problemOf } from './catchProblems';
import { compileFile, type CompiledFile } from './compileFile';
import { missingModule } from './planPacks';

/** Compiles all files and reports all their errors; returns undefined if there are any. */
export function compileFiles(
  files: readonly EditedFile[],
  manifest: PackManifest,
  report: (problem: CodeProblem) => void,
): CompiledFile[] | undefined {
  const problems: CodeProblem[] = [];
  const compiled = files.flatMap((file) => {
    try {
      const made = compileFile(file);
      problems.push(...unknownImports(made, manifest));
      return made;
    } catch (problem) {
      problems.push(problemOf(problem));
      return [];
    }
  });
  problems.forEach(report);
  return problems.length === 0 ? compiled : undefined;
}

function unknownImports({ name, imports }: CompiledFile, manifest: PackManifest): CodeProblem[] {
  return imports.flatMap(({ from, line, column }) => {
    const message = from.startsWith('.') ? undefined : missingModule(manifest, from);
    return message ? [{ phase: 'compile', message, file: name, line, column }] : [];
  });
}
