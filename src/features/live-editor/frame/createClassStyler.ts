import { tailwindModule } from '@/model';
import type { CompiledFile } from './compileFile';
import type { PackModules } from './packModules';
import type { TailwindModule } from './stage';

/**
 * Creates a function that returns Tailwind's styles for the classes of the demo. Its compiler is loaded with the first
 * demo that needs it.
 */
export function createClassStyler(
  modules: PackModules,
): (compiled: readonly CompiledFile[]) => Promise<string> {
  let tailwind: ReturnType<TailwindModule['startTailwind']> | undefined;
  return async (compiled) => {
    await modules.load([tailwindModule]);
    const { startTailwind } = modules.require(tailwindModule) as TailwindModule;
    tailwind ??= startTailwind();
    const build = await tailwind;
    return build(compiled.flatMap(({ classes }) => classes));
  };
}
