/** Boats of a small harbor on one morning. */
export const departures = [
  { time: '07:10', to: 'Seal Rock', pier: 2 },
  { time: '08:40', to: 'Outer Light', pier: 1 },
  { time: '09:25', to: 'Kelp Bay', pier: 2 },
];
