import { useState } from 'react';
import moment from 'moment';
import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import LocaleButtons from './LocaleButtons';
import './momentLocales';

const locales = ['en', 'en-gb', 'de', 'ja'];
const sailing = moment('2025-05-16T18:45');

export default function LocalizationMoment() {
  const [locale, setLocale] = useState('de');
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocaleButtons names={locales} value={locale} onChange={setLocale} />
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
        <DateTimePicker label="Ship sails" defaultValue={sailing} />
      </LocalizationProvider>
    </Stack>
  );
}
