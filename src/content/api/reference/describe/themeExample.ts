import type { ComponentApi, ProjectTheme } from '@/model';
import { pickProp } from './pickProp';
import { styledKey } from './styledKey';

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
