import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { ComponentApi, PlaygroundControl, PlaygroundOptions } from '@/model';
import { parseModule } from '@/content/pages/collect';
import { deriveModule } from '@/content/pages/playground/deriveModule';
import { findSubject } from '@/content/pages/playground/findSubject';
import { readAttributeValues } from '@/content/pages/playground/readAttributeValues';
import { loadDemo } from '../../specimens/testing/loadDemo';
import { planControls } from '../planControls';

/** A demo from which to make a playground. */
export interface Source {
  /** The component's name in the demo. */
  component: string;
  /** Path from the root of the repository; the demo's relative imports are resolved from there. */
  file: string;
  /** The code; by default the content of the file. */
  code?: string;
}

/** A playground that can be rendered and used without a page. */
export interface TestedPlayground {
  Demo: ComponentType;
  controls: readonly PlaygroundControl[];
  /** Name of its store. */
  id: string;
}

/**
 * The facts about a demo from which its playground is planned, besides the reference: the props it passes, and whether
 * it has children.
 */
export interface ReadSubject {
  given: Readonly<Record<string, unknown>>;
  hasText: boolean;
}

/**
 * Makes a playground of a demo as the compiler does; undefined if the demo doesn't render the component by its name.
 */
export function makePlayground(
  source: Source,
  doc: ComponentApi,
  optionsFor: (subject: ReadSubject) => PlaygroundOptions,
): TestedPlayground | undefined {
  const { file, component } = source;
  const code = source.code ?? fs.readFileSync(path.join(process.cwd(), file), 'utf8');
  const { tree, specifiers } = parseModule(file, code);
  const subject = findSubject({ code, tree }, component);
  if (!subject) return undefined;
  const id = `/${file}`;
  const target = `${file.slice(0, -path.extname(file).length)}.playground.tsx`;
  const derived = deriveModule({ file, code, specifiers, subject, component, target, id });
  const given = readAttributeValues(code, subject);
  const text = subject.text && code.slice(subject.text.from, subject.text.to).trim();
  const found = {
    ...{ demo: component, module: doc.packageName, name: doc.name, line: 1, column: 1, given },
    options: optionsFor({ given, hasText: text !== undefined }),
    ...(text !== undefined && { text }),
  };
  return { Demo: loadDemo(derived, target), controls: planControls(found, doc).controls, id };
}
