import { useRef, useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const parts = ['month', 'day', 'year'] as const;

export default function ControlledSelectedSections() {
  const [selected, setSelected] = useState<FieldSelectedSections>(null);
  const input = useRef<HTMLInputElement>(null);

  const select = (part: FieldSelectedSections) => {
    setSelected(part);
    input.current?.focus();
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        {parts.map((part) => (
          <Button key={part} size="small" onClick={() => select(part)}>
            Edit {part}
          </Button>
        ))}
      </Stack>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField
          label="Date on the receipt"
          defaultValue={dayjs('2025-01-12')}
          inputRef={input}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </LocalizationProvider>
    </Stack>
  );
}
