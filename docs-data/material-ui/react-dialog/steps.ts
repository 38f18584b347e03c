/** A recipe, long enough to scroll. */
export const steps: readonly string[] = [
  'Boil 500 g of floury potatoes in their skins for 25 minutes. Peel them while they are hot and press them through a ricer onto a floured board.',
  'Let the potatoes steam until they are lukewarm. Damp potatoes need more flour, and more flour makes heavy dumplings.',
  'Work in 30 g of butter, one egg yolk, a pinch of salt and 150 g of flour. Stop as soon as the dough holds together.',
  'Wash and dry twelve small apricots. Cut each along its seam and replace the stone with a cube of sugar.',
  'Roll the dough into a thick rope and cut it into twelve pieces. Flatten each piece in your palm until it is as thin as a coin.',
  'Wrap an apricot in each piece, pinch the edges together and roll the dumpling until it is smooth. No fruit may show.',
  'Bring a wide pot of salted water to a boil, lower the heat and let the dumplings simmer for 12 minutes. They float when they are done.',
  'Meanwhile, melt 80 g of butter in a pan and brown 120 g of breadcrumbs with two spoons of sugar and a little cinnamon.',
  'Lift the dumplings out with a slotted spoon, let them drain and roll them in the crumbs.',
  'Serve four to a plate, dusted with sugar. A glass of sour milk goes well with them.',
  'Dumplings keep for a day in the refrigerator. Warm them in butter over low heat, turning them once.',
  'To freeze them, put the raw dumplings on a floured tray until they are hard, then into a bag. Cook them from frozen, for 16 minutes.',
  'Plums work as well, and so do large strawberries. Strawberries need no stone removed and 8 minutes in the water.',
  'If the dough is sticky, chill it for half an hour before you add more flour.',
  'If a dumpling opens in the water, the dough was too dry there. Wet your hands before you roll the next one.',
  'For six people, double the dough and cook the dumplings in two pots. A crowded pot cools down and they sink.',
];
