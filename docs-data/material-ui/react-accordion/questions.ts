/** What guests of a campsite ask. */
export const questions = [
  {
    key: 'arrival',
    question: 'When can we arrive?',
    answer: 'Between 2 p.m. and 9 p.m. Call us if you are later.',
  },
  {
    key: 'dogs',
    question: 'Are dogs allowed?',
    answer: 'Yes, on a leash. They stay for free.',
  },
  {
    key: 'power',
    question: 'Do all pitches have electricity?',
    answer: 'All but the ten pitches by the lake.',
  },
];
