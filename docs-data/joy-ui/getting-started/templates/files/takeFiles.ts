import type { ChoirFile, Kind } from './choirFiles';

const kinds: Record<string, Kind> = {
  pdf: 'score',
  mp3: 'recording',
  png: 'poster',
};
const most = 20_000_000;

const kindOf = (name: string): Kind | undefined =>
  kinds[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** Why a file can't be added, if it can't. */
function findProblem({ name, size }: File): string | undefined {
  if (!kindOf(name)) {
    return `${name}: only PDF, MP3 and PNG files can be added.`;
  }
  return size > most ? `${name}: the file is larger than 20 MB.` : undefined;
}

/** Splits the chosen files into those to add and the errors of the others. */
export function takeFiles(picked: readonly File[], folder: string) {
  const kept = picked.filter((file) => !findProblem(file));
  return {
    problems: picked.flatMap((file) => findProblem(file) ?? []),
    added: kept.map(({ name, size, lastModified }): ChoirFile => ({
      id: `${folder}/${name}/${lastModified}`,
      name,
      folder,
      kind: kindOf(name) ?? 'score',
      size: size / 1000,
      changed: '2026-05-14',
      by: 'You',
    })),
  };
}
