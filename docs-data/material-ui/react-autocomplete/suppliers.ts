export interface Supplier {
  name: string;
  city: string;
}

export const initialSuppliers: readonly Supplier[] = [
  { name: 'Hillside Dairy', city: 'Bern' },
  { name: 'North Mill', city: 'Basel' },
  { name: 'Orchard & Sons', city: 'Geneva' },
];

/** The name of a supplier, or what the user typed instead. */
export function nameOf(option: Supplier | string) {
  return typeof option === 'string' ? option : option.name;
}

/** Adds a supplier, in place of one that has the same name. */
export function addTo(suppliers: readonly Supplier[], added: Supplier) {
  return [...suppliers.filter(({ name }) => name !== added.name), added];
}
