import type { Fact } from '@/model';

const v4 = '@material-ui/core 4.12.4';
const v5 = '@mui/material 5.18.0';

export default [
  { says: '4 px higher', source: `InputBase of ${v4} and ${v5}` },
  { says: '2 px become 16 px', source: `Box of ${v4} and ${v5}` },
  { says: '(1rem)', source: `CssBaseline of ${v5}` },
  { says: '(0.875rem)', source: `CssBaseline of ${v4}` },
  {
    says: '8 px, which makes a button of 40 px',
    source: `IconButton of ${v5}`,
  },
  { says: 'old 48 px', source: `IconButton of ${v4}` },
  { says: 'instead of 180 px', source: `GridList of ${v4}` },
  { says: '24 px of padding', source: `Stepper of ${v4}` },
  { says: '90 px in place of 72 px', source: `Tab of ${v4} and ${v5}` },
  { says: '160 px on larger screens', source: `Tab of ${v4}` },
  { says: '360 px in place of 264 px', source: `Tab of ${v4} and ${v5}` },
] satisfies readonly Fact[];
