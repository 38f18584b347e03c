export interface Membership {
  name: string;
  price: string;
  includes: string[];
  /** Most people want this one. */
  main?: boolean;
}

export const memberships: Membership[] = [
  { name: 'Rower', price: '€15', includes: ['One boat', 'Changing rooms'] },
  {
    name: 'Crew',
    price: '€29',
    includes: ['All boats', 'Changing rooms', 'Coach on Tuesdays'],
    main: true,
  },
];
