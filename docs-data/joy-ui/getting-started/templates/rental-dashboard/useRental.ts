import { useState } from 'react';
import { boats, weeks, type Boat, type Week } from './boats';

export interface Search {
  week: Week;
  /** The minimum number of berths, as text. */
  berths: string;
  /** Euros per night, as text. */
  mostExpensive: string;
  withDog: boolean;
  onlySaved: boolean;
}

const everything: Search = {
  week: weeks[0],
  berths: '2',
  mostExpensive: 'Any',
  withDog: false,
  onlySaved: false,
};

export function useRental() {
  const [search, setSearch] = useState(everything);
  const [saved, setSaved] = useState<readonly string[]>(['heron']);
  const [active, setActive] = useState<string | null>(null);
  const [booked, setBooked] = useState<readonly string[]>([]);

  const fits = ({ free, berths, price, allowsDogs, id }: Boat) =>
    free.includes(search.week) &&
    berths >= Number(search.berths) &&
    (search.mostExpensive === 'Any' || price <= Number(search.mostExpensive)) &&
    (allowsDogs || !search.withDog) &&
    (saved.includes(id) || !search.onlySaved);
  const toggleSaved = (id: string) =>
    setSaved(
      saved.includes(id) ? saved.filter((one) => one !== id) : [...saved, id],
    );

  return {
    search,
    change: (next: Partial<Search>) => setSearch({ ...search, ...next }),
    reset: () => setSearch({ ...everything, week: search.week }),
    found: boats.filter(fits),
    saved,
    toggleSaved,
    active,
    setActive,
    isBooked: (id: string) => booked.includes(`${id} ${search.week}`),
    book: (id: string) => setBooked([...booked, `${id} ${search.week}`]),
  };
}

/** The state and actions that the parts of the page share. */
export type Rental = ReturnType<typeof useRental>;
