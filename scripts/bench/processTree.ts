import fs from 'node:fs';

/** Returns the ids of a process and its descendants, from `/proc`; an empty list if that does not exist. */
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

/** Returns the memory of a process and its descendants in megabytes. Shared memory counts once (Pss). */
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
  // The name may contain spaces and parentheses. After the last parenthesis come the state and the parent's id.
  return Number(/\) \S (\d+)[^)]*$/.exec(read(`/proc/${id}/stat`))?.[1] ?? 0);
}

function kilobytesOf(id: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

/** Returns the text of a file; an empty text if the process has ended meanwhile. */
function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
