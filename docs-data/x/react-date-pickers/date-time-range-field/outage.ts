/** On phones, one field is below the other. */
export const stacked = {
  direction: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'baseline' },
} as const;

export const labels = ({ position }: { position?: 'start' | 'end' }) => ({
  label: position === 'start' ? 'Power failed' : 'Power was back',
});
