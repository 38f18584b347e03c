/** Kinds of callouts, with what a screen reader calls them. */
export const calloutKinds = {
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
} as const;
