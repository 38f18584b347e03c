import type { ApiDoc } from '@/model';

/** How much the reference of one package holds. */
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

/** Counts what is described, by package in the order of the references. */
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

const columns = [
  'components',
  'hooks',
  'interfaces',
  'props',
  'inherited',
  'slots',
  'classes',
] as const;

/** The counts as a table for the terminal, a line per package. */
export function formatCounts(counts: readonly ApiCounts[]): string {
  const rows = [
    ['package', ...columns],
    ...counts.map((count) => [count.packageName, ...columns.map((key) => String(count[key]))]),
  ];
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  '),
    )
    .join('\n');
}
