import { useState } from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const switches = { outlined: 'Outlined', small: 'Small', primary: 'Primary' };
type Option = keyof typeof switches;

export default function ChipsPlayground() {
  const [on, setOn] = useState<readonly Option[]>([]);
  const props: ChipProps = {
    variant: on.includes('outlined') ? 'outlined' : 'filled',
    size: on.includes('small') ? 'small' : 'medium',
    color: on.includes('primary') ? 'primary' : 'default',
  };
  const controls = (Object.keys(switches) as Option[]).map((option) => (
    <FormControlLabel
      key={option}
      label={switches[option]}
      control={<Switch checked={on.includes(option)} />}
      onChange={(_event, isOn) =>
        setOn(isOn ? [...on, option] : on.filter((other) => other !== option))
      }
    />
  ));

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {controls}
      </Stack>
      <Chip label="Window seat" {...props} />
    </Stack>
  );
}
