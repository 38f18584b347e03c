/** The houses along the quay, from the left: width and height of each. */
const sizes = [
  [110, 74],
  [80, 105],
  [130, 62],
  [70, 130],
  [120, 87],
  [90, 56],
  [140, 99],
  [60, 155],
  [110, 68],
  [100, 93],
  [150, 59],
  [80, 112],
  [120, 74],
  [90, 90],
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
      `M${x} ${ground}v${-height}l${width / 2} -24l${width / 2} 24v${height}z`,
  )
  .join('');

/** Some windows are lit, always the same ones. */
export const lights = corners
  .flatMap(({ x, width, height }, house) => {
    const rows = Math.floor((height - 20) / 28);
    const columns = Math.floor((width - 20) / 26);
    return Array.from({ length: rows * columns }, (_, index) => ({
      isLit: (index * 7 + house * 5) % 4 === 0,
      x: x + 18 + (index % columns) * 26,
      y: ground - height + 12 + Math.floor(index / columns) * 28,
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

export const stars = Array.from({ length: 60 }, (_, index) => ({
  x: (index * 397) % 1440,
  y: (index * 211) % 400,
  r: 0.8 + (index % 4) * 0.5,
}));
