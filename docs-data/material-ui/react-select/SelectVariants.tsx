import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';
import Stack from '@mui/material/Stack';

interface PaperSelectProps {
  label: string;
  variant: SelectProps['variant'];
}

function PaperSelect({ label, variant }: PaperSelectProps) {
  const id = useId();
  return (
    <FormControl variant={variant} sx={{ width: 180 }}>
      <InputLabel id={`${id}-label`}>{label}</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label={label}
        defaultValue="Letter"
      >
        <MenuItem value="Letter">Letter</MenuItem>
        <MenuItem value="A4">A4</MenuItem>
        <MenuItem value="A5">A5</MenuItem>
      </Select>
    </FormControl>
  );
}

export default function SelectVariants() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <PaperSelect variant="outlined" label="Tray 1 (outlined)" />
      <PaperSelect variant="filled" label="Tray 2 (filled)" />
      <PaperSelect variant="standard" label="Tray 3 (standard)" />
    </Stack>
  );
}
