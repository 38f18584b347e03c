import type { ApiDoc, ApiInheritance } from '@/model';

/**
 * Sorts the groups of inherited props of each component: a component that passes props on precedes the one that gets
 * them.
 */
export function sortInheritance(docs: readonly ApiDoc[]): ApiDoc[] {
  const sources = new Map(
    docs.map((doc) => [doc.pathname, new Set(inheritedBy(doc).map(({ pathname }) => pathname))]),
  );
  const handsOn = (a: ApiInheritance, b: ApiInheritance) =>
    b.pathname !== undefined && (sources.get(a.pathname ?? '')?.has(b.pathname) ?? false);
  return docs.map((doc) => {
    if (doc.kind !== 'component') return doc;
    const depth = (group: ApiInheritance) =>
      doc.inherited.filter((other) => handsOn(other, group)).length;
    return { ...doc, inherited: [...doc.inherited].sort((a, b) => depth(a) - depth(b)) };
  });
}

function inheritedBy(doc: ApiDoc): readonly ApiInheritance[] {
  return doc.kind === 'component' ? doc.inherited : [];
}
