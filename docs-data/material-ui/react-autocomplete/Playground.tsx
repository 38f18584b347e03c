import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { behaviors, type Behavior } from './behaviors';
import { stations } from './stations';

export default function Playground() {
  const [active, setActive] = useState<Partial<Record<Behavior, boolean>>>({});

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
      <Autocomplete
        {...active}
        options={stations}
        renderInput={(params) => <TextField {...params} label="Station" />}
      />
      <FormGroup
        aria-label="Props of the Autocomplete"
        role="group"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
        }}
      >
        {behaviors.map((behavior) => (
          <FormControlLabel
            key={behavior}
            label={behavior}
            control={
              <Switch
                size="small"
                checked={active[behavior] ?? false}
                onChange={(event, checked) =>
                  setActive({ ...active, [behavior]: checked })
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
