import type { ReactNode } from 'react';
import dayjs from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export const values = ['Date', 'Time', 'Date and time'] as const;
export const shapes = ['Picker', 'Field', 'View'] as const;
export type Value = (typeof values)[number];
export type Shape = (typeof shapes)[number];

const harvest = dayjs('2025-09-18T07:30');
const props = { label: 'Harvest starts', defaultValue: harvest };

/** The component for each value and kind. There is no view for a date and a time. */
export const components: Record<
  Value,
  Partial<Record<Shape, readonly [name: string, element: ReactNode]>>
> = {
  Date: {
    Picker: ['DatePicker', <DatePicker key="picker" {...props} />],
    Field: ['DateField', <DateField key="field" {...props} />],
    View: [
      'DateCalendar',
      <DateCalendar
        key="view"
        defaultValue={harvest}
        sx={{ m: 0, maxWidth: '100%' }}
      />,
    ],
  },
  Time: {
    Picker: ['TimePicker', <TimePicker key="picker" {...props} />],
    Field: ['TimeField', <TimeField key="field" {...props} />],
    View: [
      'MultiSectionDigitalClock',
      <MultiSectionDigitalClock
        key="view"
        defaultValue={harvest}
        sx={{ width: 'fit-content' }}
      />,
    ],
  },
  'Date and time': {
    Picker: ['DateTimePicker', <DateTimePicker key="picker" {...props} />],
    Field: ['DateTimeField', <DateTimeField key="field" {...props} />],
  },
};
