import type { ApiProp, ComponentApi, ProjectTheme } from '@/model';

/** An example of what the theme does with a component. */
interface ThemeExample {
  code: string;
  /** Whether it changes styles, not only default props. */
  hasStyles: boolean;
}

/**
 * Returns code that changes a default prop and a style for all instances of a component, which compiles as it is. It
 * uses a prop whose values are known, and the classes that can be styled. Undefined if the theme's types accept neither.
 */
export function themeExample(doc: ComponentApi, theme: ProjectTheme): ThemeExample | undefined {
  const { themeName, themeOptions } = doc;
  if (!themeName || !themeOptions) return undefined;
  const { augmentation, props, styles } = themeOptions;
  const example = pickProp(doc.props.filter(({ name }) => props.includes(name)));
  const key = styledKey(doc, styles);
  if (!example && !key) return undefined;
  const code = [
    `import { ${theme.create} } from '${theme.module}';`,
    ...(augmentation ? [`import type {} from '${augmentation}';`] : []),
    '',
    `const theme = ${theme.create}({`,
    '  components: {',
    `    ${themeName}: {`,
    ...(example ? ['      defaultProps: {', `        ${example},`, '      },'] : []),
    ...(key
      ? [
          '      styleOverrides: {',
          `        ${key}: {`,
          "          letterSpacing: '0.02em',",
          '        },',
          '      },',
        ]
      : []),
    '    },',
    '  },',
    '});',
  ].join('\n');
  return { code, hasStyles: key !== undefined };
}

/**
 * What the theme can style of a component: one of the accepted keys. A component that only puts others together has a
 * key for default props, and no class, or those of what it puts together: `.DemoDrawer-root` of a SwipeableDrawer.
 */
function styledKey(
  { themeName = '', classes, slots }: ComponentApi,
  accepted: readonly string[],
): string | undefined {
  if (classes.length === 0) {
    return slots.find(({ name }) => name === 'root' && accepted.includes(name))?.name;
  }
  // Themes and classes may begin with different names of the library: `JoyChip`, `.MuiChip-root`.
  const words = (name: string) => name.replace(/^\.?[A-Z][a-z]*/, '');
  const own = classes.filter(({ key, isGlobal, className }) => {
    const [prefix = ''] = words(className).split('-');
    const isOwn = prefix !== '' && words(themeName).startsWith(prefix);
    return isOwn && !isGlobal && accepted.includes(key);
  });
  return own.find(({ key }) => key === 'root')?.key ?? own[0]?.key;
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
  if (!chosen) return undefined;
  const { name, value } = chosen;
  return /^[\w$]+$/.test(name) ? `${name}: ${value}` : `'${name}': ${value}`;
}

function otherValue({ type, default: preset }: ApiProp): string | undefined {
  if (/^boolean(?![\w[])/.test(type)) return preset === 'true' ? 'false' : 'true';
  const isUnion = /^'[\w-]+'(\s*\|)/.test(type);
  const values = isUnion ? (type.match(/'[\w-]+'/g) ?? []) : [];
  return values.find((value) => value !== preset);
}
