/** A cloth: the colors of its threads, in the order in which they repeat. */
export interface Cloth {
  name: string;
  weaver: string;
  warp: readonly string[];
  weft: readonly string[];
}

const repeat = (color: string, count: number) =>
  Array.from({ length: count }, () => color);

const [plum, oat, indigo, rust, moss] = [
  '#5f1f38',
  '#efe3cf',
  '#25385f',
  '#c3623a',
  '#58683a',
];

export const cloths: readonly [Cloth, ...Cloth[]] = [
  {
    name: 'Houndstooth in plum and oat',
    weaver: 'Woven by Ines Aldana on the window loom',
    warp: [...repeat(plum, 4), ...repeat(oat, 4)],
    weft: [...repeat(plum, 4), ...repeat(oat, 4)],
  },
  {
    name: 'Harbor plaid',
    weaver: 'Woven by Oskar Brandt for the winter market',
    warp: [...repeat(indigo, 8), ...repeat(oat, 2), ...repeat(rust, 6)],
    weft: [...repeat(indigo, 8), ...repeat(oat, 2), ...repeat(rust, 6)],
  },
  {
    name: 'Meadow twill',
    weaver: 'Woven by the Thursday beginners, all nine of them',
    warp: [...repeat(moss, 6), ...repeat(oat, 2)],
    weft: [...repeat(moss, 2), ...repeat(rust, 2), ...repeat(oat, 4)],
  },
];

/** The visible threads of one repeat, as one path per color. */
export function draft({ warp, weft }: Cloth): [color: string, path: string][] {
  const paths = new Map<string, string>();
  weft.forEach((across, y) =>
    warp.forEach((along, x) => {
      // In a twill, each weft thread passes over two warp threads and under two.
      const color = (x + y) % 4 < 2 ? along : across;
      const square = `M${x} ${y}h1v1h-1z`;
      paths.set(color, (paths.get(color) ?? '') + square);
    }),
  );
  return [...paths];
}
