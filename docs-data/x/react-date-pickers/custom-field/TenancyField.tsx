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

/** A single field for both days. The picker reads `fieldType`. */
export default Object.assign(TenancyField, { fieldType: 'single-input' });
