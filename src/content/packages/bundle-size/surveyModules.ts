import { context, type BuildFailure, type Metafile } from 'esbuild';
import { bundlerOptions } from './bundlerOptions';
import { emptyModule, replacedModules } from './replacedModules';
import { writtenModules } from './writtenModules';
import type { ImportEntry } from './importEntry';

/** Modules by path from the root of the repository, with their imports. */
export type Modules = Metafile['inputs'];

/** Everything that could be part of the entries' bundles. */
export interface Survey {
  /** The entries that the installed packages provide. */
  entries: readonly ImportEntry[];
  modules: Modules;
  /** Modules that do not compile. Two packages with incompatible versions are a fact, not an error of the site. */
  broken: ReadonlySet<string>;
}

/** The survey's name for the module that imports everything. */
export const surveyFile = 'survey:all';

/** Reads every module that the entries reach, once, without keeping its code. */
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

/** Returns what does not compile: lines of the survey, counted from 1, and modules. */
function blame({ errors = [] }: Partial<BuildFailure>): { lines: Set<number>; files: string[] } {
  const places = errors.flatMap(({ location }) => location ?? []);
  const ofSurvey = places.filter(({ file }) => file === surveyFile);
  const others = places.filter(({ file }) => file !== surveyFile);
  return {
    lines: new Set(ofSurvey.map(({ line }) => line)),
    files: others.map(({ file }) => file),
  };
}

/** Returns code with one line per entry. What it imports has to exist, but is dropped as unused. */
function importAll(entries: readonly ImportEntry[]): string {
  return entries
    .map(({ name, from }, index) => `import { ${name} as entry${index} } from ${from};`)
    .join('\n');
}
