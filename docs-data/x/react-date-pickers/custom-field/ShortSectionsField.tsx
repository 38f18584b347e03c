import type { Dayjs } from 'dayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';

/** The field for all pickers of an application, with accessible sections. */
export default function ShortSectionsField(props: DateFieldProps<Dayjs, true>) {
  return <DateField variant="filled" size="small" {...props} />;
}
