import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const words = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
};

export default function FieldPlaceholder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField label="First class" focused />
        <LocalizationProvider dateAdapter={AdapterDayjs} localeText={german}>
          <DateField label="Erster Unterricht" focused />
        </LocalizationProvider>
        <LocalizationProvider dateAdapter={AdapterDayjs} localeText={words}>
          <DateField label="First lesson" focused />
        </LocalizationProvider>
      </Stack>
    </LocalizationProvider>
  );
}
