import { packageOf, type ModulePackages } from '@/model';
import { listPackages } from '../installed/listPackages';
import { peersBehind } from '../installed/peersBehind';
import { SourceReader } from '../installed/sourceReader';

/**
 * Lists the packages that projects need for the modules readers may import, without React, which every project has.
 */
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
