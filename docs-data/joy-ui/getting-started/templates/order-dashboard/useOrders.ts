import { useState } from 'react';
import { firstOrders, states, type Day, type OrderState } from './orders';

/** The filters of the list. */
export interface Filter {
  day: Day;
  state: OrderState | 'All';
  words: string;
  /** Whether the latest pick-up comes first. */
  isReversed: boolean;
}

const unfiltered: Filter = {
  day: 'Thursday',
  state: 'All',
  words: '',
  isReversed: false,
};

export function useOrders() {
  const [orders, setOrders] = useState(firstOrders);
  const [filter, setFilter] = useState(unfiltered);
  const [selected, setSelected] = useState<readonly string[]>([]);
  // Stays the same while its snackbar disappears.
  const [message, setMessage] = useState('');
  const [isMessageOpen, setMessageOpen] = useState(false);

  const ofDay = orders.filter(({ day }) => day === filter.day);
  const found = ofDay.filter(
    ({ state, customer, id, items }) =>
      (filter.state === 'All' || state === filter.state) &&
      `${customer} ${id} ${items.join(' ')}`
        .toLowerCase()
        .includes(filter.words.trim().toLowerCase()),
  );
  const change = (next: Partial<Filter>) => {
    setFilter({ ...filter, ...next });
    setSelected([]);
  };
  const setState = (ids: readonly string[], state: OrderState) => {
    setOrders(
      orders.map((order) =>
        ids.includes(order.id) ? { ...order, state } : order,
      ),
    );
    const subject = ids.length === 1 ? ids[0] : `${ids.length} orders`;
    setMessage(`${subject}: ${state.toLowerCase()}`);
    setMessageOpen(true);
    setSelected([]);
  };
  const toggle = (id: string) =>
    setSelected(
      selected.includes(id)
        ? selected.filter((one) => one !== id)
        : [...selected, id],
    );
  const toggleAll = () =>
    setSelected(selected.length ? [] : found.map(({ id }) => id));

  return {
    orders,
    ofDay,
    found: filter.isReversed ? found.toReversed() : found,
    filter,
    change,
    selected,
    toggle,
    toggleAll,
    setState,
    message,
    isMessageOpen,
    closeMessage: () => setMessageOpen(false),
  };
}

/** Everything the parts of the page read and change. */
export type Orders = ReturnType<typeof useOrders>;

/** The state after this one, if there is one. */
export const stateAfter = (state: OrderState): OrderState | undefined =>
  states[states.indexOf(state) + 1];
