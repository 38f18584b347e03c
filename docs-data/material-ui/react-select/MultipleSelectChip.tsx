import { useId } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const skills = ['Welding', 'Wiring', 'Plumbing', 'Tiling', 'Roofing'];
const items = skills.map((skill) => (
  <MenuItem key={skill} value={skill}>
    {skill}
  </MenuItem>
));
const renderChips = (values: string[]) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {values.map((value) => (
      <Chip key={value} label={value} size="small" />
    ))}
  </Box>
);

export default function MultipleSelectChip() {
  const id = useId();

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Skills</InputLabel>
      <Select
        multiple
        id={id}
        labelId={`${id}-label`}
        label="Skills"
        defaultValue={['Wiring', 'Tiling']}
        renderValue={renderChips}
      >
        {items}
      </Select>
    </FormControl>
  );
}
