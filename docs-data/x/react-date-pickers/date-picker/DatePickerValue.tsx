import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerValue() {
  const [loan, setLoan] = useState<Dayjs | null>(dayjs('2025-03-03'));
  const due = loan?.isValid()
    ? `Due back on ${loan.add(28, 'day').format('MMMM D, YYYY')}`
    : 'Choose the first day of the loan';

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Book lent on" value={loan} onChange={setLoan} />
        <Typography role="status">{due}</Typography>
        <DatePicker
          label="Member since (uncontrolled)"
          name="member-since"
          defaultValue={dayjs('2019-09-01')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
