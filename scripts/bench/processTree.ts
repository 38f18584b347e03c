import fs from 'node:fs';

/** Ids of a process and of all below it, from `/proc`; empty where that does not exist. */
function listTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const id of processes()) {
    const parent = parentOf(id);
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const found: number[] = [];
  const visit = (id: number) => {
    found.push(id);
    children.get(id)?.forEach(visit);
  };
  if (children.size > 0) visit(root);
  return found;
}

/** Megabytes a process and all below it hold; what several share counts once. */
export function treeMegabytes(root: number): number {
  return listTree(root).reduce((sum, id) => sum + kilobytesOf(id), 0) / 1024;
}

function processes(): number[] {
  if (!fs.existsSync('/proc/self/smaps_rollup')) return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(id: number): number {
  // The name may hold spaces and brackets; what follows the last bracket is the state and the parent.
  return Number(/\) \S (\d+)[^)]*$/.exec(read(`/proc/${id}/stat`))?.[1] ?? 0);
}

function kilobytesOf(id: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

/** Empty when the process ended between two looks. */
function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
