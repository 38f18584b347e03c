import { useState } from 'react';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';
import { ja } from 'date-fns/locale/ja';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import LocaleButtons from './LocaleButtons';

const locales = { enUS, enGB, de, ja };
type Name = keyof typeof locales;
const names = Object.keys(locales) as Name[];
const sailing = new Date(2025, 4, 16, 18, 45);

export default function LocalizationDateFns() {
  const [name, setName] = useState<Name>('de');
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <LocaleButtons names={names} value={name} onChange={setName} />
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={locales[name]}
      >
        <DateTimePicker label="Ship sails" defaultValue={sailing} />
      </LocalizationProvider>
    </Stack>
  );
}
