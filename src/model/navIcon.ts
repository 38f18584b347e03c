/** Names of the icons that a navigation entry may ask for; the navigation renders one for each. */
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
