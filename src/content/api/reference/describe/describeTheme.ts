import type { ApiDoc } from '@/model';
import type { ReferencePage, Section } from '../stages';
import { say } from '../words';
import { themeExample } from './themeExample';

/** How the theme gives all instances other default props and styles. */
export function describeTheme(doc: ApiDoc, { product }: ReferencePage): Section | undefined {
  const { projectTheme } = product;
  if (doc.kind !== 'component' || !doc.themeName || !projectTheme) return undefined;
  return {
    id: 'theme',
    title: say('theme'),
    parts: [
      { kind: 'text', markdown: say('themeText', { name: doc.themeName }) },
      { kind: 'code', language: 'ts', code: themeExample(doc, projectTheme) },
    ],
  };
}
