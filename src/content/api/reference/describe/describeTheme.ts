import type { ApiDoc } from '@/model';
import type { ReferencePage, Section } from '../stages';
import { translate } from '../words';
import { themeExample } from './themeExample';

/** Describes how the theme changes the default props and styles of all instances. */
export function describeTheme(doc: ApiDoc, { product }: ReferencePage): Section | undefined {
  const { projectTheme } = product;
  if (doc.kind !== 'component' || !doc.themeName || !projectTheme) return undefined;
  const example = themeExample(doc, projectTheme);
  const text = example?.hasStyles ? 'themeText' : example ? 'themeDefaults' : 'themeKey';
  return {
    id: 'theme',
    title: translate('theme'),
    parts: [
      { kind: 'text', markdown: translate(text, { name: doc.themeName }) },
      ...(example ? [{ kind: 'code' as const, language: 'ts', code: example.code }] : []),
    ],
  };
}
