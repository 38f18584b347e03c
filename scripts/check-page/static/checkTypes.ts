import path from 'node:path';
import ts from 'typescript';
import { readPage } from '@/content/pages';
import { checkFences } from '../../check/fences';
import { virtualHost } from '../../check/virtualHost';
import type { CheckProblem } from '../problem';
import type { StaticJob } from './job';

/** Type-checks the demos of pages with the project's options, and each fence as a module of its own. */
export function checkTypes({ root, pages }: StaticJob): CheckProblem[] {
  const typed = [...new Set(pages.flatMap(({ files }) => files))].filter((file) =>
    /\.tsx?$/.test(file),
  );
  return [...checkDemos(root, typed), ...checkPageFences(root, pages)];
}

/** Next.js types for imports of images and style sheets. */
const frameworkTypes = ['next/types/global.d.ts', 'next/image-types/global.d.ts'];

function checkDemos(root: string, files: readonly string[]): CheckProblem[] {
  if (files.length === 0) return [];
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files, include: [] },
    ts.sys,
    root,
  );
  const names = files.map((file) => path.join(root, file));
  const host = virtualHost(options, new Map());
  const program = ts.createProgram({
    // `next-env.d.ts` references the same files, but exists only after a build.
    rootNames: [...names, ...frameworkTypes.map((file) => path.join(root, 'node_modules', file))],
    options: { ...options, incremental: false },
    host,
  });
  return names.flatMap((name, index) => {
    const source = program.getSourceFile(name);
    if (!source) return [];
    const all = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return all.map(({ start = 0, messageText, code }): CheckProblem => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return {
        check: 'types',
        file: files[index] ?? name,
        ...{ line: line + 1, column: character + 1 },
        what: ts.flattenDiagnosticMessageText(messageText, '\n    '),
        fix: `Fix the type (TS${code}).`,
      };
    });
  });
}

function checkPageFences(root: string, pages: StaticJob['pages']): CheckProblem[] {
  const sources = pages.map(({ file }) =>
    readPage(root, { file, pathname: '/', productFolder: file.split('/')[1] ?? '' }),
  );
  return checkFences(root, sources).problems.map((problem) => ({
    ...problem,
    check: 'fences',
    fix: 'Complete the code so that it compiles alone, or say why it cannot: `nocheck (reason)`.',
  }));
}
