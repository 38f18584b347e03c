import type { Dayjs } from 'dayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';

/** The field for all pickers of an application. */
export default function ShortField(props: DateFieldProps<Dayjs>) {
  return <DateField variant="filled" size="small" {...props} />;
}
