export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['7:00', '10:00', '13:00', '16:00', '19:00'];

// One row per time of the day, one column per day of the week.
const counts = [
  [62, 58, 65, 60, 55, 18, 12],
  [24, 28, 22, 30, 33, 74, 81],
  [30, 26, 34, 29, 41, 88, 93],
  [57, 61, 70, 63, 68, 79, 72],
  [76, 71, 83, 74, 49, 27, 22],
];

/** Entries of the heatmap: index of the day, index of the hour, visitors. */
export const visits = counts.flatMap((row, hour) =>
  row.map((count, day): [number, number, number] => [day, hour, count]),
);
