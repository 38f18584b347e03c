import { useState, type ReactNode } from 'react';
import GridOnIcon from '@mui/icons-material/GridOn';
import StraightenIcon from '@mui/icons-material/Straighten';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import FlatGroup from './FlatGroup';

const vertical = {
  orientation: 'vertical',
  'aria-orientation': 'vertical',
} as const;
const button = (value: string, name: string, content: ReactNode) => (
  <ToggleButton key={value} value={value} aria-label={name}>
    {content}
  </ToggleButton>
);
const floors = ['1', '2', '3'].map((floor) =>
  button(floor, `Floor ${floor}`, floor),
);
const tools = [
  button('grid', 'Grid', <GridOnIcon />),
  button('ruler', 'Ruler', <StraightenIcon />),
];

export default function CustomizedDividers() {
  const [floor, setFloor] = useState<string | null>('1');
  const [aids, setAids] = useState(['grid']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', p: 0.5 }}>
      <FlatGroup
        size="small"
        exclusive
        value={floor}
        onChange={(_event, value: string | null) => setFloor(value)}
        aria-label="Floor"
      >
        {floors}
      </FlatGroup>
      <Divider {...vertical} flexItem variant="middle" />
      <FlatGroup
        size="small"
        value={aids}
        onChange={(_event, value: string[]) => setAids(value)}
        aria-label="Aids"
      >
        {tools}
      </FlatGroup>
    </Paper>
  );
}
