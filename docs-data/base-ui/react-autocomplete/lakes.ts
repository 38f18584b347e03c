export const lakes: readonly string[] = [
  'Blackwater',
  'Crescent Lake',
  'Emerald Pond',
  'Long Lake',
  'Mirror Lake',
  'Silver Basin',
];
