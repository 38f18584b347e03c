/** Two matching colors, both with enough contrast to white text. */
export interface Palette {
  name: 'blue' | 'teal' | 'green' | 'purple' | 'red' | 'gray';
  primary: string;
  secondary: string;
}

/** The palettes on offer. */
export const palettes: readonly Palette[] = [
  { name: 'blue', primary: '#01579b', secondary: '#ad1457' },
  { name: 'teal', primary: '#00695c', secondary: '#283593' },
  { name: 'green', primary: '#2e7d32', secondary: '#5d4037' },
  { name: 'purple', primary: '#6a1b9a', secondary: '#00695c' },
  { name: 'red', primary: '#b71c1c', secondary: '#37474f' },
  { name: 'gray', primary: '#37474f', secondary: '#bf360c' },
];
