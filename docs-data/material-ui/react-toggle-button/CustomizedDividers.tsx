import { useState } from 'react';
import GridOnIcon from '@mui/icons-material/GridOn';
import StraightenIcon from '@mui/icons-material/Straighten';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const FlatGroup = styled(ToggleButtonGroup)({
  [`& .${toggleButtonGroupClasses.grouped}.${toggleButtonClasses.root}`]: {
    minWidth: 40,
    margin: 0,
    border: 0,
    borderRadius: 4,
  },
});
const floors = ['1', '2', '3'].map((floor) => (
  <ToggleButton key={floor} value={floor} aria-label={`Floor ${floor}`}>
    {floor}
  </ToggleButton>
));
const tools = [
  <ToggleButton key="grid" value="grid" aria-label="Grid">
    <GridOnIcon />
  </ToggleButton>,
  <ToggleButton key="ruler" value="ruler" aria-label="Ruler">
    <StraightenIcon />
  </ToggleButton>,
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
      <Divider
        flexItem
        orientation="vertical"
        aria-orientation="vertical"
        variant="middle"
      />
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
