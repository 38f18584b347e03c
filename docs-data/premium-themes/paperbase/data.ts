export const groups = [
  {
    title: 'Reading room',
    places: ['Members', 'Requests', 'Visits'],
  },
  {
    title: 'Archive',
    places: ['Collections', 'Scans', 'Repairs'],
  },
  {
    title: 'House',
    places: ['Opening hours', 'Alarms'],
  },
];

export const roles = ['Reader', 'Archivist', 'Volunteer'] as const;

export type Role = (typeof roles)[number];

export interface Member {
  name: string;
  email: string;
  role: Role;
  loans: number;
  seen: string;
}

const member = (
  name: string,
  role: Role,
  rest: Pick<Member, 'loans' | 'seen'>,
): Member => ({
  name,
  role,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  ...rest,
});

/** Fixed dates, so that the page always looks the same. */
export const members: Member[] = [
  member('Ada Wren', 'Archivist', { loans: 2, seen: '2026-03-14' }),
  member('Bela Kruk', 'Reader', { loans: 0, seen: '2026-03-12' }),
  member('Cleo Marsh', 'Volunteer', { loans: 1, seen: '2026-03-13' }),
  member('Dov Hale', 'Reader', { loans: 5, seen: '2026-02-27' }),
  member('Esme Flint', 'Reader', { loans: 3, seen: '2026-03-01' }),
  member('Femi Ash', 'Archivist', { loans: 0, seen: '2026-03-14' }),
  member('Greta Lowe', 'Volunteer', { loans: 4, seen: '2026-01-30' }),
  member('Hal Pike', 'Reader', { loans: 1, seen: '2025-12-18' }),
  member('Ines Crane', 'Reader', { loans: 7, seen: '2026-03-10' }),
  member('Jory Beck', 'Volunteer', { loans: 0, seen: '2026-03-08' }),
];

export const invitations = [
  { email: 'kit.vale@example.com', role: 'Volunteer', sent: '2026-03-09' },
  { email: 'lena.moss@example.com', role: 'Reader', sent: '2026-03-11' },
];

export const rights = [
  { title: 'Readers order boxes online', isOn: true },
  { title: 'Readers photograph without flash', isOn: true },
  { title: 'Volunteers see closed collections', isOn: false },
  { title: 'Archivists change opening hours', isOn: false },
];
