import {
  editorPackagesUrl,
  importsIn,
  packageOf,
  type DemoPackages,
  type ModulePackages,
} from '@/model';
import { packagesOf } from './findTheme';
import type { ProjectRequest } from './project';

let known: Promise<ModulePackages> | undefined;

/**
 * Adds packages that only the reader's edits import to a request. Packages that the site does not know get the version
 * `latest`, as do all when the list cannot be fetched.
 */
export async function withImports(request: ProjectRequest): Promise<ProjectRequest> {
  const { source, variant } = request;
  if (source.variants.includes(variant)) return request;
  const packages = packagesOf(request);
  const modules = variant.files.flatMap(({ code }) => importsIn(code));
  const table = await fetchTable();
  const found = modules.map(
    (module) => table[module] ?? table[packageOf(module)] ?? latest(module),
  );
  const merged: DemoPackages = {
    ...packages,
    needed: { ...unite(found.map(({ needed }) => needed)), ...packages.needed },
    types: { ...unite(found.map(({ types }) => types)), ...packages.types },
  };
  return { ...request, variant: { ...variant, packages: merged } };
}

function latest(module: string): ModulePackages[string] {
  return { needed: { [packageOf(module)]: 'latest' }, types: {} };
}

function unite(versions: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  return Object.assign({}, ...versions) as Record<string, string>;
}

async function fetchTable(): Promise<ModulePackages> {
  known ??= fetch(editorPackagesUrl).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return response.json() as Promise<ModulePackages>;
  });
  try {
    return await known;
  } catch {
    known = undefined;
    return {};
  }
}
