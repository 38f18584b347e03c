/** Kinds of callouts, with their names for screen readers. */
export const calloutKinds = {
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
} as const;
