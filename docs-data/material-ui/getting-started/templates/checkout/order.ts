export const items = [
  { name: 'Tomato, black cherry', amount: 2, price: 3.2 },
  { name: 'Runner bean, scarlet', amount: 1, price: 4.5 },
  { name: 'Poppy, field mix', amount: 3, price: 2.4 },
];

export const shipping = 3.9;

export const total = items.reduce(
  (sum, { amount, price }) => sum + amount * price,
  shipping,
);

export const formatPrice = (price: number) => `${price.toFixed(2)} €`;

export interface Field {
  name: string;
  label: string;
  autoComplete: string;
  pattern: RegExp;
  /** The error message if the value doesn't match the pattern. */
  problem: string;
}

export interface Step {
  title: string;
  fields: readonly Field[];
}

export const steps: readonly Step[] = [
  {
    title: 'Address',
    fields: [
      {
        name: 'name',
        label: 'Full name',
        autoComplete: 'name',
        pattern: /\S/,
        problem: 'Enter the name on your mailbox.',
      },
      {
        name: 'street',
        label: 'Street and number',
        autoComplete: 'address-line1',
        pattern: /\d/,
        problem: 'Enter a street and a number.',
      },
      {
        name: 'code',
        label: 'Postal code',
        autoComplete: 'postal-code',
        pattern: /^\d{4,5}$/,
        problem: 'Enter 4 or 5 digits.',
      },
      {
        name: 'town',
        label: 'Town',
        autoComplete: 'address-level2',
        pattern: /\S/,
        problem: 'Enter a town.',
      },
    ],
  },
  {
    title: 'Payment',
    fields: [
      {
        name: 'card',
        label: 'Card number',
        autoComplete: 'cc-number',
        pattern: /^(\d ?){16}$/,
        problem: 'Enter the 16 digits of the card.',
      },
      {
        name: 'expiry',
        label: 'Expiry (MM/YY)',
        autoComplete: 'cc-exp',
        pattern: /^(0[1-9]|1[0-2])\/\d\d$/,
        problem: 'Enter month and year, such as 04/29.',
      },
    ],
  },
  { title: 'Review', fields: [] },
];

export type Values = Readonly<Record<string, string>>;
