import type { DemoVariant, DocsProblem } from '@/model';
import { findPreview, parseModule, type AuthoredFile } from '../collect';
import { listImported } from '../house-style';
import { nearest } from '../read';
import type { CollectedDemo, FoundDemo, FoundPlayground, PageFile } from '../stages';
import { deriveModule } from './deriveModule';
import { findSubject } from './findSubject';
import { readGiven } from './readGiven';

/** A demo that is to become a playground, with the file its author wrote. */
export interface PlaygroundRequest {
  page: PageFile;
  found: FoundDemo;
  entry: AuthoredFile | undefined;
}

type PlaygroundDemo = Pick<CollectedDemo, 'name' | 'source' | 'modules' | 'problems'>;

/**
 * The demo as a playground: a module whose subject follows the reader, and where the subject stands in the code of each
 * variant. What its props are, the reference says later.
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
  const playground: FoundPlayground = {
    ...{ demo: found.name, ...origin, options, ...placeIn(found) },
    given: readGiven(code, subject),
    ...(subject.text && { text: code.slice(subject.text.from, subject.text.to).trim() }),
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

/** A demo of an earlier compilation, whose playground is now on another line. */
export function placePlayground<D extends Pick<CollectedDemo, 'playground'>>(
  demo: D,
  found: FoundDemo,
): D {
  const { playground } = demo;
  return playground ? { ...demo, playground: { ...playground, ...placeIn(found) } } : demo;
}

/** Tells a playground from all others of the site. */
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
  const meant = nearest(component, imported);
  return {
    what: `The demo \`${name}\` does not import and render \`${component}\`.`,
    fix: meant ? `Did you mean \`${meant}\`?` : 'Name a component that it imports from a package.',
  };
}

function withSubject(variant: DemoVariant, component: string): DemoVariant {
  const [file] = variant.files;
  if (!file) return variant;
  const parsed = parseModule(file.name, file.code);
  const subject = findSubject(parsed, component, findPreview(parsed));
  return subject ? { ...variant, subject } : variant;
}
