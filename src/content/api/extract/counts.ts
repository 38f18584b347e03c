import type { ApiDoc } from '@/model';

/** The size of one package's reference. */
export interface ApiCounts {
  packageName: string;
  components: number;
  hooks: number;
  interfaces: number;
  props: number;
  inherited: number;
  slots: number;
  classes: number;
}

/** Counts components, props and so on by package, in the order of the docs. */
export function countDocs(docs: readonly ApiDoc[]): ApiCounts[] {
  const counts = new Map<string, ApiCounts>();
  for (const doc of docs) {
    const known = counts.get(doc.packageName) ?? emptyCounts(doc.packageName);
    counts.set(doc.packageName, known);
    addDoc(known, doc);
  }
  return [...counts.values()];
}

function addDoc(counts: ApiCounts, doc: ApiDoc): void {
  if (doc.kind === 'component') {
    counts.components += 1;
    counts.props += doc.props.length;
    counts.inherited += doc.inherited.reduce((sum, { props }) => sum + props.length, 0);
    counts.slots += doc.slots.length;
    counts.classes += doc.classes.length;
  } else if (doc.kind === 'hook') {
    counts.hooks += 1;
    counts.props += doc.parameters.length + doc.returnValue.length;
  } else {
    counts.interfaces += 1;
    counts.props += doc.members.length;
  }
}

function emptyCounts(packageName: string): ApiCounts {
  const none = { components: 0, hooks: 0, interfaces: 0, props: 0 };
  return { packageName, ...none, inherited: 0, slots: 0, classes: 0 };
}
