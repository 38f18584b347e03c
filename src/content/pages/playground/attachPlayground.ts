import type { DemoVariant, DocsProblem } from '@/model';
import { findPreview, parseModule, type AuthoredFile } from '../collect';
import { listImported } from '../house-style';
import { nearest } from '../read';
import type { CollectedDemo, FoundDemo, FoundPlayground, PageFile } from '../stages';
import { deriveModule } from './deriveModule';
import { findSubject } from './findSubject';
import { readAttributeValues, readText } from './readAttributeValues';

/** A demo to turn into a playground, with its author's file. */
export interface PlaygroundRequest {
  page: PageFile;
  found: FoundDemo;
  entry: AuthoredFile | undefined;
}

type PlaygroundDemo = Pick<CollectedDemo, 'name' | 'source' | 'modules' | 'problems'>;

/**
 * Turns a demo into a playground: derives a module whose subject follows the reader's values, and locates the subject
 * in the code of each variant. The reference adds the types of its props later.
 */
export function attachPlayground<D extends PlaygroundDemo>(demo: D, request: PlaygroundRequest): D {
  const { page, found, entry } = request;
  const { playground: options } = found;
  const { module: parsed, file } = entry ?? {};
  if (!options || !parsed || !file) return demo;
  const fail = (message: Pick<DocsProblem, 'what' | 'fix'>) => ({
    ...demo,
    problems: [...demo.problems, { file: page.file, ...placeIn(found), ...message }],
  });
  const { component } = options;
  const imported = listImported(parsed);
  const origin = imported.get(component);
  const subject = findSubject(parsed, component);
  if (found.options.iframe || !found.hasExtension) return fail(notInFrames);
  if (!origin || !subject) return fail(missing(found, [...imported.keys()]));
  const target = `.content/demos${page.pathname}${found.name}.playground.tsx`;
  const id = playgroundId(page, found);
  const { code, specifiers } = parsed;
  const content = deriveModule({ file, code, specifiers, subject, component, target, id });
  const text = subject.text && readText(code.slice(subject.text.from, subject.text.to));
  const playground: FoundPlayground = {
    ...{ demo: found.name, ...origin, options, ...placeIn(found) },
    given: readAttributeValues(code, subject),
    ...(text !== undefined && { text }),
  };
  return {
    ...demo,
    modules: demo.modules.map((module) => ({ ...module, derived: { file: target, content } })),
    source: {
      ...demo.source,
      variants: demo.source.variants.map((variant) => withSubject(variant, component)),
    },
    playground,
  };
}

/** Updates the position of a reused demo's playground. */
export function placePlayground<D extends Pick<CollectedDemo, 'playground'>>(
  demo: D,
  found: FoundDemo,
): D {
  const { playground } = demo;
  return playground ? { ...demo, playground: { ...playground, ...placeIn(found) } } : demo;
}

/** Returns an id for a playground that is unique on the site. */
function playgroundId({ pathname }: Pick<PageFile, 'pathname'>, { name }: { name: string }) {
  return pathname + name;
}

const placeIn = ({ line, column }: FoundDemo) => ({ line, column });

const notInFrames = {
  what: 'A demo in a frame or in several stylings cannot be a playground.',
  fix: 'Remove `iframe`, or name one file with its extension, `ButtonUsage.js`.',
};

function missing({ name, playground }: FoundDemo, imported: readonly string[]) {
  const component = playground?.component ?? '';
  const what = `The demo \`${name}\` does not import and render \`${component}\`.`;
  if (imported.includes(component)) return { what, fix: `Render \`<${component}>\` in it.` };
  const meant = nearest(component, imported);
  const fix = meant
    ? `Did you mean \`${meant}\`?`
    : 'Name a component that it imports from a package.';
  return { what, fix };
}

function withSubject(variant: DemoVariant, component: string): DemoVariant {
  const [file] = variant.files;
  if (!file) return variant;
  const parsed = parseModule(file.name, file.code);
  const subject = findSubject(parsed, component, findPreview(parsed));
  return subject ? { ...variant, subject } : variant;
}
