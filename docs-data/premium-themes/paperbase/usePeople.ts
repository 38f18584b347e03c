import { useState } from 'react';
import { members, type Member } from './data';

export type Column = 'name' | 'role' | 'loans' | 'seen';

/** The filters and the order of the table. */
export interface View {
  search: string;
  role: string;
  sortBy: Column;
  isDescending: boolean;
}

function compare(a: Member, b: Member, column: Column): number {
  return column === 'loans'
    ? a.loans - b.loans
    : a[column].localeCompare(b[column], 'en');
}

function isShown({ name, email, role }: Member, view: View): boolean {
  const text = `${name} ${email}`.toLowerCase();
  return (
    text.includes(view.search.trim().toLowerCase()) &&
    (view.role === 'All' || role === view.role)
  );
}

export function usePeople() {
  const [people, setPeople] = useState(members);
  const [view, setView] = useState<View>({
    search: '',
    role: 'All',
    sortBy: 'name',
    isDescending: false,
  });
  const change = (changes: Partial<View>) => setView({ ...view, ...changes });
  const sort = (column: Column) =>
    change({
      sortBy: column,
      isDescending: view.sortBy === column && !view.isDescending,
    });
  const add = (person: Member) => setPeople([...people, person]);
  const sign = view.isDescending ? -1 : 1;
  const shown = people
    .filter((person) => isShown(person, view))
    .sort((a, b) => sign * compare(a, b, view.sortBy));

  return { people, shown, view, change, sort, add };
}
