import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/Denver', 'Africa/Lagos', 'Australia/Sydney'];

export default function TimezonePlayground() {
  const [zone, setZone] = useState('America/Denver');
  const [call, setCall] = useState<Dayjs | null>(dayjs.utc('2025-10-07T15:00'));

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        select
        label="Time zone of the colleague"
        value={zone}
        onChange={(event) => setZone(event.target.value)}
      >
        {zones.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          label="Call"
          value={call}
          onChange={setCall}
          timezone={zone}
        />
      </LocalizationProvider>
      <Typography role="status">
        Value: {call?.isValid() ? call.format() : 'none'}
      </Typography>
    </Stack>
  );
}
