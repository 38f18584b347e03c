import { useId } from 'react';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

interface HallProps extends FormControlProps {
  hint: string;
  label: string;
  readOnly?: boolean;
}

function HallSelect({ hint, label, readOnly, ...props }: HallProps) {
  const id = useId();
  return (
    <FormControl {...props} sx={{ width: 160 }}>
      <InputLabel id={`${id}-label`}>{label}</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label={label}
        defaultValue="north"
        readOnly={readOnly}
        aria-describedby={`${id}-hint`}
        SelectDisplayProps={{
          'aria-invalid': props.error,
          'aria-required': props.required,
        }}
      >
        <MenuItem value="north">North hall</MenuItem>
        <MenuItem value="south">South hall</MenuItem>
      </Select>
      <FormHelperText id={`${id}-hint`} disabled={false}>
        {hint}
      </FormHelperText>
    </FormControl>
  );
}

export default function SelectOtherProps() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <HallSelect disabled label="Friday" hint="Closed for cleaning" />
      <HallSelect error label="Saturday" hint="Booked by another team" />
      <HallSelect readOnly label="Sunday" hint="Set by the organizer" />
      <HallSelect required label="Monday" hint="Needed to book" />
    </Stack>
  );
}
