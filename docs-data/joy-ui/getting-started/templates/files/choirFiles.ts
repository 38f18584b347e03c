export type Kind = 'score' | 'recording' | 'poster';

export interface ChoirFile {
  id: string;
  name: string;
  kind: Kind;
  folder: string;
  /** In kilobytes. */
  size: number;
  /** The day of the last change, as in 2026-04-12. */
  changed: string;
  by: string;
}

/** The paths of the folders. The empty path is the root. */
export const folders: readonly string[] = [
  '',
  'Scores',
  'Scores/Spring concert',
  'Scores/Evensong',
  'Recordings',
  'Posters',
];

const score = (
  name: string,
  folder: string,
  rest: Pick<ChoirFile, 'size' | 'changed' | 'by'>,
): ChoirFile => ({ id: name, name, kind: 'score', folder, ...rest });

export const firstFiles: readonly ChoirFile[] = [
  score('Agnus in D.pdf', 'Scores/Spring concert', {
    size: 840,
    changed: '2026-05-11',
    by: 'Henrike',
  }),
  score('Three river songs.pdf', 'Scores/Spring concert', {
    size: 2310,
    changed: '2026-05-04',
    by: 'Henrike',
  }),
  score('Lullaby for low voices.pdf', 'Scores/Spring concert', {
    size: 415,
    changed: '2026-04-20',
    by: 'Tomasz',
  }),
  score('Evening hymn.pdf', 'Scores/Evensong', {
    size: 520,
    changed: '2026-03-02',
    by: 'Henrike',
  }),
  score('Warm-ups.pdf', 'Scores', {
    size: 130,
    changed: '2026-01-15',
    by: 'Salma',
  }),
  {
    id: 'alto',
    name: 'Agnus, alto line.mp3',
    kind: 'recording',
    folder: 'Recordings',
    size: 3900,
    changed: '2026-05-12',
    by: 'Salma',
  },
  {
    id: 'run',
    name: 'Rehearsal 9 May.mp3',
    kind: 'recording',
    folder: 'Recordings',
    size: 18400,
    changed: '2026-05-09',
    by: 'Tomasz',
  },
  {
    id: 'poster',
    name: 'Spring concert A3.png',
    kind: 'poster',
    folder: 'Posters',
    size: 6200,
    changed: '2026-04-28',
    by: 'Yun',
  },
];

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export const sayDay = (day: string) => days.format(new Date(day));

export const saySize = (kilobytes: number) =>
  kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1000).toFixed(1)} MB`;

export const nameOf = (folder: string) =>
  folder.split('/').at(-1) || 'All files';
