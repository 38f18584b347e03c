import { useRef } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ControlledSelectedSectionsSingleInputRangeField() {
  const field = useRef<FieldRef<RangeFieldSection>>(null);

  const selectDay = (position: 'start' | 'end') => {
    const sections = field.current?.getSections() ?? [];
    const index = sections.findIndex(
      ({ dateName, type }) => dateName === position && type === 'day',
    );
    field.current?.focusField(index);
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => selectDay('start')}>First day</Button>
        <Button onClick={() => selectDay('end')}>Last day</Button>
      </Stack>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputDateRangeField
          label="Sick leave"
          defaultValue={[dayjs('2025-03-04'), dayjs('2025-03-07')]}
          unstableFieldRef={field}
        />
      </LocalizationProvider>
    </Stack>
  );
}
