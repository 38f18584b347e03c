import { useState } from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import LocaleButtons from './LocaleButtons';

const locales = ['en-US', 'en-GB', 'de', 'ja'];
const sailing = DateTime.fromISO('2025-05-16T18:45');

export default function LocalizationLuxon() {
  const [locale, setLocale] = useState('de');
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocaleButtons names={locales} value={locale} onChange={setLocale} />
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
        <DateTimePicker label="Ship sails" defaultValue={sailing} />
      </LocalizationProvider>
    </Stack>
  );
}
