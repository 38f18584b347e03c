import { useEffect, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import DiveDay from './DiveDay';
import { loadDives } from './diveService';

export default function DateCalendarServerRequest() {
  const [month, setMonth] = useState(dayjs('2025-09-01'));
  const [dives, setDives] = useState<number[]>();

  useEffect(() => {
    const controller = new AbortController();
    loadDives(month, controller.signal).then(setDives, () => {});
    return () => controller.abort();
  }, [month]);

  const showMonth = (newMonth: Dayjs) => {
    setDives(undefined);
    setMonth(newMonth);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-01')}
        loading={!dives}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={showMonth}
        onYearChange={showMonth}
        slots={{ day: DiveDay }}
        slotProps={{ day: { dives } as object }}
      />
    </LocalizationProvider>
  );
}
