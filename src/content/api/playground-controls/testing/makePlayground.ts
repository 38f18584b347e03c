import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { ComponentApi, PlaygroundControl, PlaygroundOptions } from '@/model';
import { parseModule } from '@/content/pages/collect';
import { deriveModule } from '@/content/pages/playground/deriveModule';
import { findSubject } from '@/content/pages/playground/findSubject';
import { readGiven } from '@/content/pages/playground/readGiven';
import { loadDemo } from '../../specimens/testing/loadDemo';
import { planControls } from '../planControls';

/** A demo to make a playground of. */
export interface Source {
  /** The component as the demo names it. */
  component: string;
  /** Path from the root of the repository; what the demo imports is looked for next to it. */
  file: string;
  /** The code; what is in the file unless given. */
  code?: string;
}

/** A playground that can be rendered and used without a page. */
export interface TestedPlayground {
  Demo: ComponentType;
  controls: readonly PlaygroundControl[];
  /** Name of its store. */
  id: string;
}

/** What a playground is planned from, besides the reference: the values that the demo gives, and whether it has a text. */
export interface ReadSubject {
  given: Readonly<Record<string, unknown>>;
  hasText: boolean;
}

/** A playground as the compiler makes it of a demo; undefined where the demo doesn't render the component by its name. */
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
  const given = readGiven(code, subject);
  const text = subject.text && code.slice(subject.text.from, subject.text.to).trim();
  const found = {
    ...{ demo: component, module: doc.packageName, name: doc.name, line: 1, column: 1, given },
    options: optionsFor({ given, hasText: text !== undefined }),
    ...(text !== undefined && { text }),
  };
  return { Demo: loadDemo(derived, target), controls: planControls(found, doc).controls, id };
}
