import type { ChipProps } from '@mui/joy/Chip';

export const states = ['Ordered', 'In the oven', 'Ready', 'Collected'] as const;

export type OrderState = (typeof states)[number];

export const stateLooks: Record<
  OrderState,
  Pick<ChipProps, 'color' | 'variant'>
> = {
  Ordered: { color: 'neutral', variant: 'soft' },
  'In the oven': { color: 'warning', variant: 'soft' },
  Ready: { color: 'success', variant: 'soft' },
  Collected: { color: 'neutral', variant: 'outlined' },
};

export const days = ['Thursday', 'Friday', 'Saturday'] as const;

export type Day = (typeof days)[number];

export interface Order {
  id: string;
  customer: string;
  day: Day;
  /** The pick-up time, as hours and minutes. */
  time: string;
  items: readonly string[];
  total: number;
  state: OrderState;
  note?: string;
}

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export const formatPrice = (amount: number) => euros.format(amount);

type Row = [Day, string, string, string, number, OrderState, string?];

const rows: Row[] = [
  [
    'Thursday',
    '06:30',
    'Café Lindqvist',
    '24 cardamom knots',
    62.4,
    'Collected',
  ],
  ['Thursday', '07:00', 'Tilda Moreno', '2 rye loaves', 11.8, 'Collected'],
  [
    'Thursday',
    '07:15',
    'Harbor School',
    '60 seed rolls',
    54,
    'Ready',
    'Invoice to the office.',
  ],
  ['Thursday', '08:00', 'Jonas Petit', '1 walnut loaf, 4 knots', 17.3, 'Ready'],
  [
    'Thursday',
    '08:30',
    'Amina Sow',
    '1 birthday braid',
    21.5,
    'In the oven',
    'Name on top: Idris.',
  ],
  ['Thursday', '09:00', 'Rowing Club', '30 cheese twists', 48, 'In the oven'],
  ['Thursday', '09:45', 'Pilar Ekman', '3 baguettes', 8.7, 'In the oven'],
  ['Thursday', '11:00', 'Viktor Hale', '1 spelt loaf', 6.2, 'Ordered'],
  [
    'Thursday',
    '12:15',
    'Nora Castellan',
    '2 focaccia',
    14.6,
    'Ordered',
    'No rosemary, please.',
  ],
  ['Thursday', '15:30', 'Bookshop Sardine', '12 almond tarts', 39.6, 'Ordered'],
  ['Thursday', '16:00', 'Emil Draper', '1 rye loaf, 6 rolls', 12.1, 'Ordered'],
  ['Friday', '06:30', 'Café Lindqvist', '24 cardamom knots', 62.4, 'Ordered'],
  ['Friday', '08:15', 'Sana Whitlock', '2 spelt loaves', 12.4, 'Ordered'],
  [
    'Friday',
    '09:30',
    'Choir at St Anne',
    '40 seed rolls',
    36,
    'Ordered',
    'Sliced.',
  ],
  ['Friday', '17:00', 'Lars Okafor', '1 focaccia', 7.3, 'Ordered'],
  [
    'Saturday',
    '08:00',
    'Market stall',
    '35 mixed loaves',
    196,
    'Ordered',
    'Crates go back on Sunday.',
  ],
  [
    'Saturday',
    '10:00',
    'Greta and Yusuf',
    '1 wedding braid',
    84,
    'Ordered',
    'Delivered to the town hall.',
  ],
];

export const firstOrders: readonly Order[] = rows.map(
  ([day, time, customer, items, total, state, note], index) => ({
    id: `N-${481 + index}`,
    customer,
    day,
    time,
    items: items.split(', '),
    total,
    state,
    note,
  }),
);
