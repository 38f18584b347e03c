export const skills = ['Rigging', 'First aid', 'Sound', 'Kitchen'] as const;

export type Skill = (typeof skills)[number];

export interface Person {
  id: string;
  name: string;
  note: string;
  skills: readonly Skill[];
  /** The number of shifts that the person can take. */
  most: number;
}

export interface Shift {
  id: string;
  place: string;
  when: string;
  needs: Skill;
  /** The id of the person who takes it. */
  taker?: string;
}

export const firstCrew: readonly Person[] = [
  {
    id: 'nadia',
    name: 'Nadia Okoro',
    note: 'Climbs masts for a living',
    skills: ['Rigging', 'First aid'],
    most: 2,
  },
  {
    id: 'emil',
    name: 'Emil Sorensen',
    note: 'Brings his own soup pots',
    skills: ['Kitchen'],
    most: 3,
  },
  {
    id: 'pia',
    name: 'Pia Lombardi',
    note: 'Tunes the brass band too',
    skills: ['Sound', 'Rigging'],
    most: 2,
  },
  {
    id: 'kofi',
    name: 'Kofi Reuter',
    note: 'Night nurse, wide awake until six',
    skills: ['First aid', 'Kitchen'],
    most: 1,
  },
  {
    id: 'wren',
    name: 'Wren Achterberg',
    note: 'Knows every knot but one',
    skills: ['Rigging'],
    most: 2,
  },
  {
    id: 'zeynep',
    name: 'Zeynep Aksoy',
    note: 'Mixes from a rowing boat',
    skills: ['Sound'],
    most: 2,
  },
];

export const firstShifts: readonly Shift[] = [
  {
    id: 'arch',
    place: 'River arch',
    when: 'Friday, 14:00 to 18:00',
    needs: 'Rigging',
    taker: 'nadia',
  },
  {
    id: 'soup',
    place: 'Soup tent',
    when: 'Friday, 17:00 to 22:00',
    needs: 'Kitchen',
    taker: 'emil',
  },
  {
    id: 'boat',
    place: 'Band boat',
    when: 'Friday, 20:00 to 23:00',
    needs: 'Sound',
  },
  {
    id: 'aid',
    place: 'Aid post',
    when: 'Friday, 18:00 to 24:00',
    needs: 'First aid',
    taker: 'kofi',
  },
  {
    id: 'tower',
    place: 'Tower of lanterns',
    when: 'Saturday, 10:00 to 15:00',
    needs: 'Rigging',
  },
  {
    id: 'quay',
    place: 'Quay stage',
    when: 'Saturday, 19:00 to 23:00',
    needs: 'Sound',
  },
];
