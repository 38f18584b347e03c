import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TravelDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day of travel" />
    </LocalizationProvider>
  );
}
