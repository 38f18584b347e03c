/** What a screen is for. */
export type Purpose = 'Conversations' | 'Records' | 'People' | 'Site';

export const purposes: readonly Purpose[] = [
  'Conversations',
  'Records',
  'People',
  'Site',
];

/** A template: its folder, and the areas of its wide layout, row by row. */
export interface Template {
  name: string;
  folder: string;
  purpose: Purpose;
  areas: string;
}

export const templates: readonly Template[] = [
  {
    name: 'Email',
    folder: 'email',
    purpose: 'Conversations',
    areas: '"a b c c"',
  },
  {
    name: 'Files',
    folder: 'files',
    purpose: 'Records',
    areas: '"a b b c" "a d d c"',
  },
  {
    name: 'Web blocks',
    folder: 'framesx-web-blocks',
    purpose: 'Site',
    areas: '"a a a" "b c d"',
  },
  {
    name: 'Messages',
    folder: 'messages',
    purpose: 'Conversations',
    areas: '"a b b b" "a c c c"',
  },
  {
    name: 'Order dashboard',
    folder: 'order-dashboard',
    purpose: 'Records',
    areas: '"a a a" "b c d" "e e e"',
  },
  {
    name: 'Profile dashboard',
    folder: 'profile-dashboard',
    purpose: 'People',
    areas: '"a a a" "b b c" "d d c"',
  },
  {
    name: 'Rental dashboard',
    folder: 'rental-dashboard',
    purpose: 'Records',
    areas: '"a a a" "b c c"',
  },
  {
    name: 'Sign-in side',
    folder: 'sign-in-side',
    purpose: 'People',
    areas: '"a b"',
  },
  {
    name: 'Team',
    folder: 'team',
    purpose: 'People',
    areas: '"a a a" "b c c" "b d d"',
  },
];
