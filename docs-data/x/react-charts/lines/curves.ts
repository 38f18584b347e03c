/** The names that `curve` of a line series accepts. */
export const curves = [
  'catmullRom',
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'step',
  'stepBefore',
  'stepAfter',
] as const;
