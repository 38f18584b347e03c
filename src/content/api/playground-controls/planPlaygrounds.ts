import {
  packageOf,
  type ApiDoc,
  type ComponentApi,
  type DocsProblem,
  type Playground,
  type Product,
} from '@/model';
import type { PageSummary, FoundPlayground } from '@/content/pages';
import { planControls } from './planControls';

/** The playgrounds of a page, by the name of their demo. */
export type PlannedPlaygrounds = Readonly<Record<string, Playground>>;

/** The playgrounds of all pages, by pathname, and their problems. */
export interface PlaygroundPlan {
  pages: ReadonlyMap<string, PlannedPlaygrounds>;
  problems: DocsProblem[];
}

/** Combines the playgrounds of pages with the reference of their components. */
export function planPlaygrounds(
  pages: readonly PageSummary[],
  docs: readonly ApiDoc[],
  products: readonly Pick<Product, 'api'>[],
): PlaygroundPlan {
  const planned = new Map<string, PlannedPlaygrounds>();
  const problems: DocsProblem[] = [];
  for (const { file, pathname, playgrounds = [] } of pages) {
    const made: Record<string, Playground> = {};
    for (const found of playgrounds) {
      const { options, line, column } = found;
      const doc = docOf(found, docs);
      const { controls, complaints } = doc
        ? planControls(found, doc, swatchesOf(doc, products))
        : nothingKnown(found);
      problems.push(...complaints.map((each) => ({ file, line, column, pathname, ...each })));
      const { component, presets = {} } = options;
      if (controls.length > 0) made[found.demo] = { component, controls, presets };
    }
    if (Object.keys(made).length > 0) planned.set(pathname, made);
  }
  return { pages: planned, problems };
}

function docOf({ module, name }: FoundPlayground, docs: readonly ApiDoc[]) {
  return docs.find(
    (doc): doc is ComponentApi =>
      doc.kind === 'component' && doc.name === name && doc.packageName === packageOf(module),
  );
}

function swatchesOf({ packageName }: ComponentApi, products: readonly Pick<Product, 'api'>[]) {
  const documents = ({ api }: Pick<Product, 'api'>) =>
    api?.sources.some((source) => source.packageName === packageName);
  return products.find(documents)?.api?.swatches;
}

function nothingKnown({ module, name }: FoundPlayground) {
  const what = `The reference has no component \`${name}\` of \`${module}\`.`;
  return { controls: [], complaints: [{ what, fix: 'Name a component of a documented package.' }] };
}
