export const sections = [
  { id: 'features', title: 'Features' },
  { id: 'numbers', title: 'Numbers' },
  { id: 'news', title: 'News' },
];

export const features = [
  {
    title: 'A bunk in two taps',
    text: 'See which huts have room tonight, and hold a bed for six hours while you walk.',
  },
  {
    title: 'Maps without a signal',
    text: 'Download a valley before you leave. Paths, springs and shelters stay with you.',
  },
  {
    title: 'Word from the warden',
    text: 'Snow on the pass, soup on the stove: wardens post what has changed since morning.',
  },
];

export const numbers = [
  { value: '340', name: 'huts in five countries' },
  { value: '9,100 km', name: 'of marked paths' },
  { value: '0', name: 'ads on the map' },
];
