import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const lease: DateRange<Dayjs> = [dayjs('2025-04-01'), dayjs('2027-03-31')];

export default function DateRangeFieldExamples() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField label="Lease" defaultValue={lease} />
        <MultiInputDateRangeField
          defaultValue={lease}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Lease begins' : 'Lease ends',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
