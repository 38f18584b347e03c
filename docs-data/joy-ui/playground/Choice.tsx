import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import type { PropControlProps } from './controls';
import { labelStyle } from './styles';

/** One of some words, each of them a chip. */
export function Choice({ name, control, value, onChange }: PropControlProps) {
  return (
    <FormControl sx={{ gap: 0.75 }}>
      <FormLabel sx={labelStyle}>{name}</FormLabel>
      <RadioGroup
        orientation="horizontal"
        value={value ?? null}
        onChange={(event) => onChange(event.target.value)}
        sx={{ flexWrap: 'wrap', gap: 0.75, m: 0 }}
      >
        {control.options?.map((option) => (
          <Chip key={option} variant="plain">
            <Radio
              overlay
              disableIcon
              size="sm"
              variant={option === value ? 'solid' : 'outlined'}
              color={option === value ? 'primary' : 'neutral'}
              value={option}
              label={option}
            />
          </Chip>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
