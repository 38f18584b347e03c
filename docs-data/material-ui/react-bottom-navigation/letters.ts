/** Letters by view: inbox, sent, archive. */
export const letters = [
  [
    { from: 'Water works', text: 'Your meter is read on Tuesday.' },
    { from: 'Sports club', text: 'The hall is closed in July.' },
    { from: 'Library', text: 'Two books are due.' },
    { from: 'Dentist', text: 'It’s time for a checkup.' },
    { from: 'School', text: 'The trip starts at eight.' },
  ],
  [{ from: 'To the landlord', text: 'The heating is cold.' }],
  [{ from: 'Tax office', text: 'Your assessment is final.' }],
];
