/** An order of a garden center; prices are in euros. */
export interface Order {
  id: number;
  customer: string;
  town: string;
  note: string;
  lines: { article: string; quantity: number; price: number }[];
}

export const orders: Order[] = [
  {
    id: 811,
    customer: 'Elm Street School',
    town: 'Oakley',
    note: 'Deliver before the break.',
    lines: [
      { article: 'Apple tree', quantity: 2, price: 48 },
      { article: 'Compost, 40 l', quantity: 6, price: 9.5 },
    ],
  },
  {
    id: 812,
    customer: 'Gerd Amsel',
    town: 'Lowick',
    note: '',
    lines: [{ article: 'Lavender', quantity: 12, price: 4.2 }],
  },
  {
    id: 813,
    customer: 'Cafe Veranda',
    town: 'Oakley',
    note: 'Ring at the back.',
    lines: [
      { article: 'Olive tree', quantity: 1, price: 135 },
      { article: 'Terracotta pot', quantity: 1, price: 62 },
      { article: 'Potting soil, 20 l', quantity: 2, price: 7 },
    ],
  },
];
