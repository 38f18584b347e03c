import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { lastDay, periods } from './periods';
import { stackedLayout } from './stackedLayout';

export default function OnChangeShortcutLabel() {
  const [title, setTitle] = useState('Last 7 days');

  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        Report: {title}
      </Typography>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangePicker
          calendars={1}
          localeText={{ start: 'Report from', end: 'Report to' }}
          defaultValue={[lastDay.subtract(6, 'day'), lastDay]}
          onChange={(range, { shortcut }) =>
            setTitle(shortcut?.label ?? 'Chosen days')
          }
          slotProps={{ shortcuts: { items: periods }, layout: stackedLayout }}
        />
      </LocalizationProvider>
    </Box>
  );
}
