import { forwardRef } from 'react';
import type { Dayjs } from 'dayjs';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

type Props = SingleInputDateRangeFieldProps<Dayjs>;

const TenancyField = forwardRef<HTMLDivElement, Props>((props, ref) => (
  <SingleInputDateRangeField
    ref={ref}
    size="small"
    format="MMM D, YYYY"
    helperText="Both days count"
    {...props}
  />
));
TenancyField.displayName = 'TenancyField';

/** One field for both days, which the picker has to know. */
export default Object.assign(TenancyField, { fieldType: 'single-input' });
