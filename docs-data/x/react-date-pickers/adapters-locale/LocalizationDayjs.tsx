import { useState } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import LocaleButtons from './LocaleButtons';

const locales = ['en', 'en-gb', 'de', 'ja'];
const sailing = dayjs('2025-05-16T18:45');

export default function LocalizationDayjs() {
  const [locale, setLocale] = useState('de');
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocaleButtons names={locales} value={locale} onChange={setLocale} />
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimePicker label="Ship sails" defaultValue={sailing} />
      </LocalizationProvider>
    </Stack>
  );
}
