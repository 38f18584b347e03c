import { packageOf, type ModulePackages } from '@/model';
import { listPackages } from '../installed/listPackages';
import { peersBehind } from '../installed/peersBehind';
import { SourceReader } from '../installed/sourceReader';

/** What projects need for the modules that readers may import; React, which every project has, is left out. */
export function listModulePackages(root: string, modules: readonly string[]): ModulePackages {
  const reader = new SourceReader(root);
  const names = [...new Set(modules.map(packageOf))];
  const wanted = [
    ...names.map((name) => [name, [name]] as const),
    ...modules
      .map((module) => [module, [packageOf(module), ...peersBehind(reader, module)]] as const)
      .filter(([, packages]) => packages.length > 1),
  ];
  return Object.fromEntries(
    wanted.map(([key, packages]) => {
      const { needed, types } = listPackages(root, packages);
      return [key, { needed: withoutReact(needed), types: withoutReact(types) }];
    }),
  );
}

function withoutReact(versions: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(versions);
  return Object.fromEntries(entries.filter(([name]) => !/^(@types\/)?react(-dom)?$/.test(name)));
}
