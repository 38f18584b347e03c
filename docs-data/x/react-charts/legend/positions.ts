/** Where the legend stands in the demo, and the margins that make room for it. */
export const positions = {
  'Top left': {
    legend: {
      direction: 'row' as const,
      position: { vertical: 'top' as const, horizontal: 'left' as const },
    },
    margin: { top: 50, right: 20, bottom: 30 },
  },
  Bottom: {
    legend: {
      direction: 'row' as const,
      position: { vertical: 'bottom' as const, horizontal: 'middle' as const },
    },
    margin: { top: 20, right: 20, bottom: 80 },
  },
  Right: {
    legend: {
      direction: 'column' as const,
      position: { vertical: 'middle' as const, horizontal: 'right' as const },
    },
    margin: { top: 20, right: 130, bottom: 30 },
  },
};
