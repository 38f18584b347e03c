import { findTheme } from './findTheme';
import type { ProjectRequest } from './project';
import { isDense } from './writeDense';
import { listWrappers, type Wrapper } from './listWrappers';

/** Returns the entry file of a project, which renders the demo in `entry` with the reader's settings. */
export function writeMain(request: ProjectRequest, entry: string): string {
  const { source, variant, settings } = request;
  const theme = findTheme(request);
  const wrappers = listWrappers(request);
  const imports = [
    ...wrappers.flatMap((wrapper) => wrapper.imports),
    "import { createRoot } from 'react-dom/client';",
    ...(variant.styling === 'Tailwind' ? ["import './index.css';"] : []),
    ...(theme && isDense(theme, settings)
      ? ["import { denseComponents } from './denseComponents';"]
      : []),
    `import ${source.name} from './${entry.replace(/^src\//, '').replace(/\.\w+$/, '')}';`,
  ];
  const setup = wrappers.flatMap((wrapper) => wrapper.setup ?? []);
  const root = `document.getElementById('root')${variant.language === 'TS' ? '!' : ''}`;
  return [
    ...imports,
    '',
    ...(setup.length > 0 ? [...setup, ''] : []),
    `createRoot(${root}).render(`,
    ...nest(wrappers, `<${source.name} />`),
    ');',
    '',
  ].join('\n');
}

/** Prints nested elements, indented by depth. */
function nest(wrappers: readonly Wrapper[], demo: string, depth = 1): string[] {
  const indent = '  '.repeat(depth);
  const [outer, ...rest] = wrappers;
  if (!outer) return [`${indent}${demo}`];
  return [
    `${indent}${outer.open}`,
    ...(outer.sibling ? [`${indent}  ${outer.sibling}`] : []),
    ...nest(rest, demo, depth + 1),
    `${indent}${outer.close}${depth === 1 ? ',' : ''}`,
  ];
}
