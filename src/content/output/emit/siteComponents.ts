import path from 'node:path';
import { componentsFolder, type OutputFile } from '@/content/pages';

const file = '.content/siteComponents.ts';

/** Returns the module with the components that pages embed by name, each in a chunk of its own. */
export function siteComponentsFile(names: readonly string[]): OutputFile {
  const folder = path.posix.relative(path.posix.dirname(file), componentsFolder);
  // A bundler can only split imports with literal paths.
  const entries = names.map((name) => `  ${name}: dynamic(() => import('${folder}/${name}')),`);
  const lines = [
    "import dynamic from 'next/dynamic';",
    "import type { ComponentType } from 'react';",
    '',
    'export const siteComponents: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {',
    ...entries,
    '};',
  ];
  return { file, content: `${lines.join('\n')}\n` };
}
