/** Charts are drawn as they end up: what an animation has reached when it is looked at, is chance. */
export async function stillCharts(): Promise<void> {
  const { Globals } = await import('@react-spring/web');
  Globals.assign({ skipAnimation: true });
}
