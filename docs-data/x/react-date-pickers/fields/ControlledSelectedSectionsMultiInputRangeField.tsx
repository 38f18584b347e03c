import { useRef } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function ControlledSelectedSectionsMultiInputRangeField() {
  const checkOut = useRef<FieldRef<RangeFieldSection>>(null);

  return (
    <Stack spacing={1} sx={{ width: 400, maxWidth: '100%' }}>
      <Button onClick={() => checkOut.current?.focusField('year')}>
        Correct the year of the check-out
      </Button>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2024-12-27'), dayjs('2024-01-03')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Check-in' : 'Check-out',
            }),
          }}
          unstableEndFieldRef={checkOut}
        />
      </LocalizationProvider>
    </Stack>
  );
}
