/** Names of the icons that a navigation entry may ask for; the navigation draws one for each. */
export const navIconNames = [
  'book',
  'braces',
  'compass',
  'grid',
  'layers',
  'migrate',
  'palette',
  'pen',
  'plug',
  'rocket',
  'shapes',
  'wrench',
] as const;

export type NavIconName = (typeof navIconNames)[number];
