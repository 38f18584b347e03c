import path from 'node:path';
import ts from 'typescript';
import { listFences, type Fence } from '@/content/pages/parse';
import type { MarkdownSource } from '@/content/pages';
import { virtualHost, type VirtualFiles } from './virtualHost';

/** A fence with the path of its virtual module, which is next to its page so that relative imports resolve. */
interface FenceModule extends Fence {
  page: string;
  file: string;
}

/** An error in the code of a fence, at its place in the markdown. */
export interface FenceProblem {
  file: string;
  line: number;
  column: number;
  what: string;
}

/** The number of fences checked, and the problems found. */
export interface FenceReport {
  checked: number;
  problems: FenceProblem[];
}

type Page = Pick<MarkdownSource, 'file' | 'body' | 'bodyLine'>;

/** Languages whose fences are checked, with the extension of their module. */
const extensions: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  jsx: 'jsx',
};

/** Matches code that augments the types of other modules. Such fences get their own program, apart from the others. */
const augmentation = /\bdeclare\s+(module|global)\b|Augmentation['"]/;

/** Type-checks the `ts`, `tsx` and `jsx` fences of pages, each as its own module. Problems are sorted by place. */
export function checkFences(root: string, pages: readonly Page[]): FenceReport {
  const modules = pages.flatMap((page) => toModules(root, page));
  const files: VirtualFiles = new Map(modules.map(({ file, code }) => [file, code]));
  const options = readOptions(root);
  const host = virtualHost(options, files);
  const lone = modules.filter(({ code }) => augmentation.test(code));
  const together = modules.filter((module) => !lone.includes(module));
  let before: ts.Program | undefined;
  const problems = [together, ...lone.map((module) => [module])].flatMap((group) => {
    const rootNames = group.map(({ file }) => file);
    const program = ts.createProgram({ rootNames, options, host, oldProgram: before });
    before = program;
    return group.flatMap((module) => check(program, module));
  });
  return { checked: modules.length, problems: problems.sort(byPlace) };
}

function toModules(root: string, page: Page): FenceModule[] {
  return listFences(page).flatMap((fence, index) => {
    const extension = extensions[fence.info.language];
    if (!extension || fence.info.nocheck) return [];
    const file = path.posix.join(root, `${page.file}.fence-${index + 1}.${extension}`);
    return [{ ...fence, page: page.file, file }];
  });
}

/** Returns the project's compiler options without those that are a matter of style, and with checks of JavaScript. */
function readOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return {
    ...options,
    allowJs: true,
    checkJs: true,
    incremental: false,
    tsBuildInfoFile: undefined,
    isolatedModules: false,
    verbatimModuleSyntax: false,
    // A fence without imports is a module too, so that its names are not global.
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

function check(program: ts.Program, module: FenceModule): FenceProblem[] {
  const source = program.getSourceFile(module.file);
  if (!source) throw new Error(`TypeScript did not read ${module.file}.`);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({ code }) => !(module.file.endsWith('.jsx') && isImplicitAny(code)))
    .map(({ start = 0, messageText }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return {
        file: module.page,
        line: module.line + line,
        column: module.indent + character + 1,
        what: ts.flattenDiagnosticMessageText(messageText, '\n    '),
      };
    });
}

/** Whether an error is about a missing type (TS7005 to TS7053). They are ignored in JavaScript, which has no types. */
function isImplicitAny(code: number): boolean {
  return code >= 7005 && code <= 7053;
}

function byPlace(a: FenceProblem, b: FenceProblem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
