export interface Post {
  id: string;
  title: string;
  subject: 'Sky' | 'Instruments' | 'Life up here';
  date: string;
  summary: string;
}

export const posts: readonly Post[] = [
  {
    id: 'ring',
    title: 'A ring around the morning star',
    subject: 'Sky',
    date: '2026-03-14',
    summary:
      'For eleven minutes before dawn, ice crystals drew a halo so sharp that we first looked for a fault in the lens.',
  },
  {
    id: 'mirror',
    title: 'Washing a two-meter mirror',
    subject: 'Instruments',
    date: '2026-02-27',
    summary: 'Soap, distilled water, and nobody allowed to sneeze.',
  },
  {
    id: 'storm',
    title: 'Four days of snow',
    subject: 'Life up here',
    date: '2026-02-10',
    summary: 'The cable car stood still. The bread machine did not.',
  },
  {
    id: 'comet',
    title: 'The comet that came late',
    subject: 'Sky',
    date: '2026-01-22',
    summary: 'Predicted for Monday, seen on Thursday, and worth the wait.',
  },
  {
    id: 'clock',
    title: 'Why our clock has no hands',
    subject: 'Instruments',
    date: '2026-01-08',
    summary: 'A tour of the timekeeping cupboard, dust included.',
  },
];

export const subjects = ['All', 'Sky', 'Instruments', 'Life up here'] as const;
export type Subject = (typeof subjects)[number];
