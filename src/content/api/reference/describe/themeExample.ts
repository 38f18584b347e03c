import type { ApiProp, ComponentApi, ProjectTheme } from '@/model';

/**
 * Returns code that changes a default prop and a style for all instances of a component. It uses a prop whose values
 * are known, and the classes that can be styled.
 */
export function themeExample({ themeName, props, classes }: ComponentApi, theme: ProjectTheme) {
  const example = pickProp(props);
  const hasRoot = classes.length === 0 || classes.some(({ key }) => key === 'root');
  const key = hasRoot ? 'root' : classes[0]?.key;
  return [
    `import { ${theme.create} } from '${theme.module}';`,
    '',
    `const theme = ${theme.create}({`,
    '  components: {',
    `    ${themeName}: {`,
    ...(example ? ['      defaultProps: {', `        ${example},`, '      },'] : []),
    '      styleOverrides: {',
    `        ${key}: {`,
    "          letterSpacing: '0.02em',",
    '        },',
    '      },',
    '    },',
    '  },',
    '});',
  ].join('\n');
}

/** Props that change how a component looks, which themes set more often than others. */
const telling = ['variant', 'size', 'color', 'orientation', 'elevation', 'fullWidth', 'density'];

/** Returns a prop with a value other than its default; undefined if no prop has known values. */
function pickProp(props: readonly ApiProp[]): string | undefined {
  const usable = props.filter((prop) => !prop.required && prop.deprecated === undefined);
  const settings = usable.flatMap((prop) => {
    const value = otherValue(prop);
    return value === undefined ? [] : [{ name: prop.name, value }];
  });
  const best = telling.flatMap((name) => settings.filter((setting) => setting.name === name));
  const [chosen] = [...best, ...settings];
  return chosen && `${chosen.name}: ${chosen.value}`;
}

function otherValue({ type, default: preset }: ApiProp): string | undefined {
  if (/^boolean\b/.test(type)) return preset === 'true' ? 'false' : 'true';
  const isUnion = /^'[\w-]+'(\s*\|)/.test(type);
  const values = isUnion ? (type.match(/'[\w-]+'/g) ?? []) : [];
  return values.find((value) => value !== preset);
}
