import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

type Code = DateRangeValidationError[0];

const texts: Partial<Record<NonNullable<Code>, string>> = {
  invalidDate: 'Enter month, day and year.',
  invalidRange: 'The end is before the start.',
  minDate: 'The year must be 1900 or later.',
  maxDate: 'The year must be 2099 or earlier.',
};

export const noErrors: DateRangeValidationError = [null, null];

/** Explains an error that a picker reports. */
export const errorText = (code: Code) => code && texts[code];
