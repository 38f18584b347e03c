/** Roofs along the quay, from the left: width and height of each house. */
const sizes = [
  [110, 120],
  [80, 170],
  [130, 100],
  [70, 210],
  [120, 140],
  [90, 90],
  [140, 160],
  [60, 250],
  [110, 110],
  [100, 150],
  [150, 95],
  [80, 180],
  [120, 120],
  [90, 145],
] as const;

const ground = 612;

const corners = sizes.map(([width, height], index) => ({
  width,
  height,
  x: sizes.slice(0, index).reduce((sum, [before]) => sum + before, 0),
}));

export const houses = corners
  .map(
    ({ x, width, height }) =>
      `M${x} ${ground}v${-height}l${width / 2} -34l${width / 2} 34v${height}z`,
  )
  .join('');

/** Some windows are lit, always the same ones. */
export const lights = corners
  .flatMap(({ x, width, height }, house) => {
    const rows = Math.floor((height - 30) / 32);
    const columns = Math.floor((width - 20) / 26);
    return Array.from({ length: rows * columns }, (_, index) => ({
      isLit: (index * 7 + house * 5) % 4 === 0,
      x: x + 18 + (index % columns) * 26,
      y: ground - height + 14 + Math.floor(index / columns) * 32,
    }));
  })
  .filter(({ isLit }) => isLit)
  .map((light) => `M${light.x} ${light.y}v12`)
  .join('');

export const ripples = corners
  .map(
    ({ x, width }, index) =>
      `M${x + 14} ${640 + (index % 3) * 34}h${width / 2}m-30 22h${width / 3}`,
  )
  .join('');

export const stars = Array.from({ length: 90 }, (_, index) => ({
  x: (index * 397) % 1440,
  y: (index * 211) % 400,
  r: 0.8 + (index % 4) * 0.5,
}));
