/** What happened to an invoice. */
export const invoice = [
  { event: 'Draft saved', color: 'grey' },
  { event: 'Sent to the customer', color: 'primary' },
  { event: 'Reminder sent', color: 'warning' },
  { event: 'Paid', color: 'success' },
] as const;
