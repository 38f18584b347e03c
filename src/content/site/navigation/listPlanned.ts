/**
 * Addresses of the entries that are `planned`, as a `pages.ts` exports them. What is wrong with entries is said
 * elsewhere: here they are left out.
 */
export function listPlanned(exported: unknown): string[] {
  if (!Array.isArray(exported)) return [];
  return (exported as readonly (Partial<Entry> | null | undefined)[]).flatMap((entry) => {
    const own = entry?.planned && typeof entry.pathname === 'string' ? [entry.pathname] : [];
    return [...own, ...listPlanned(entry?.children)];
  });
}

/** All that entries of any kind may have of this. */
interface Entry {
  pathname: string;
  planned: boolean;
  children: readonly unknown[];
}
