import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import Controls from './Controls';
import LivePicker from './LivePicker';
import { codeOf, type Settings } from './options';

const live = {
  height: 520,
  minWidth: 0,
  pt: 1,
  [`& .${dayCalendarClasses.weekNumber}`]: { color: 'text.secondary' },
};
const code = { m: 0, p: 2, overflowX: 'auto', bgcolor: 'action.hover' };

export default function PickersPlaygroundWrapper() {
  const [settings, setSettings] = useState<Settings>({
    component: 'StaticDatePicker',
    props: ['displayWeekNumber'],
    views: 'day, month, year',
  });
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
        <Controls value={settings} onChange={setSettings} />
        <Box sx={live}>
          <Typography component="h3">Live</Typography>
          <Box sx={{ mx: -2, overflowX: 'auto' }}>
            <LivePicker {...settings} />
          </Box>
        </Box>
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        aria-label="Code"
        role="group"
        sx={code}
      >
        <code>{codeOf(settings)}</code>
      </Box>
    </Stack>
  );
}
