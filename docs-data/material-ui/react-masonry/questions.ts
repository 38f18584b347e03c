/** What visitors of a museum ask. */
export const questions = [
  {
    title: 'Opening hours',
    answer: 'From 10 to 6. On Thursdays we stay open until 9.',
  },
  { title: 'Tickets', answer: 'At the desk, or online until noon.' },
  { title: 'Parking', answer: 'Behind the station, two minutes on foot.' },
  { title: 'Dogs', answer: 'Guide dogs are welcome in every room.' },
  {
    title: 'Food',
    answer: 'The café is in the yard. You can eat your own lunch there too.',
  },
  { title: 'Guided tours', answer: 'Every day at 11 and at 3.' },
];
