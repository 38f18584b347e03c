import { context, type BuildFailure, type Metafile } from 'esbuild';
import { bundlerOptions, emptyModule, replacedModules, writtenModules } from './bundlerOptions';
import type { ImportEntry } from './importEntry';

/** Modules by their paths from the root of the repository, with what each of them imports. */
export type Modules = Metafile['inputs'];

/** Everything that could go into the bundles of the entries. */
export interface Survey {
  /** The entries the installed packages let a reader import. */
  entries: readonly ImportEntry[];
  modules: Modules;
  /** Modules that do not compile: two packages whose versions do not fit are facts, not errors of the site. */
  broken: ReadonlySet<string>;
}

/** What the survey calls the module that imports everything. */
export const surveyFile = 'survey:all';

/** Reads every module the entries reach, once, and keeps none of their code. */
export async function surveyModules(root: string, asked: readonly ImportEntry[]): Promise<Survey> {
  const broken = new Set<string>();
  let entries = asked;
  const bundler = await context({
    ...bundlerOptions(root),
    minify: false,
    entryPoints: [surveyFile],
    plugins: [
      writtenModules(root, 'survey', () => importAll(entries)),
      replacedModules(root, (file) => (broken.has(file) ? emptyModule : undefined)),
    ],
  });
  try {
    for (;;) {
      try {
        const { metafile } = await bundler.rebuild();
        return { entries, broken, modules: metafile.inputs };
      } catch (error) {
        const { lines, files } = blame(error as Partial<BuildFailure>);
        const unknown = files.filter((file) => !broken.has(file));
        if (lines.size + unknown.length === 0) throw error;
        unknown.forEach((file) => broken.add(file));
        entries = entries.filter((_, index) => !lines.has(index + 1));
      }
    }
  } finally {
    await bundler.dispose();
  }
}

/** What does not compile: lines of the survey, counted from 1, and modules. */
function blame({ errors = [] }: Partial<BuildFailure>): { lines: Set<number>; files: string[] } {
  const places = errors.flatMap(({ location }) => location ?? []);
  const ofSurvey = places.filter(({ file }) => file === surveyFile);
  const others = places.filter(({ file }) => file !== surveyFile);
  return {
    lines: new Set(ofSurvey.map(({ line }) => line)),
    files: others.map(({ file }) => file),
  };
}

/** One line for each entry. What is imported has to exist, but is not kept, as nothing uses it. */
function importAll(entries: readonly ImportEntry[]): string {
  return entries
    .map(({ name, from }, index) => `import { ${name} as entry${index} } from ${from};`)
    .join('\n');
}
