/** Letters to a town council. */
export const letters = [
  {
    id: 1,
    from: 'Ida Blom',
    text: 'The new crossing at the school works well. Could the light stay green a little longer in the morning, when the small children cross?',
  },
  { id: 2, from: 'Ravi Menon', text: 'Thank you for the benches.' },
  {
    id: 3,
    from: 'Otto Lang',
    text: 'The compost site closes at four, which is before most people are home from work. One late evening a week would help, and a sign at the gate that says when it is full. Many drive there in vain on Saturdays and leave their bags beside the fence, where foxes open them.',
  },
  {
    id: 4,
    from: 'Joan Petit',
    text: 'Please trim the hedge at the corner of Mill Lane: drivers cannot see cyclists.',
  },
];

/** A letter to the town council. */
export type Letter = (typeof letters)[number];
