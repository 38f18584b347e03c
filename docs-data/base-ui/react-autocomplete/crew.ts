export interface Sailor {
  label: string;
  watch: string;
}

/** Sorted by watch, so that each watch is one group. */
export const crew: readonly Sailor[] = [
  { label: 'Bosun', watch: 'Day watch' },
  { label: 'Carpenter', watch: 'Day watch' },
  { label: 'Cook', watch: 'Day watch' },
  { label: 'Lookout', watch: 'Night watch' },
  { label: 'Navigator', watch: 'Night watch' },
  { label: 'Pilot', watch: 'Night watch' },
];
