export interface Station {
  code: string;
  label: string;
  country: string;
}

/** Sorted by country, so that it can be grouped. */
export const stations: readonly Station[] = [
  { code: 'GRZ', label: 'Graz', country: 'Austria' },
  { code: 'INN', label: 'Innsbruck', country: 'Austria' },
  { code: 'LNZ', label: 'Linz', country: 'Austria' },
  { code: 'SZG', label: 'Salzburg', country: 'Austria' },
  { code: 'VIE', label: 'Vienna', country: 'Austria' },
  { code: 'BRN', label: 'Brno', country: 'Czechia' },
  { code: 'OST', label: 'Ostrava', country: 'Czechia' },
  { code: 'PLZ', label: 'Plzeň', country: 'Czechia' },
  { code: 'PRG', label: 'Prague', country: 'Czechia' },
  { code: 'BOL', label: 'Bologna', country: 'Italy' },
  { code: 'FLR', label: 'Florence', country: 'Italy' },
  { code: 'MIL', label: 'Milan', country: 'Italy' },
  { code: 'TRS', label: 'Trieste', country: 'Italy' },
  { code: 'VCE', label: 'Venice', country: 'Italy' },
  { code: 'BSL', label: 'Basel', country: 'Switzerland' },
  { code: 'BER', label: 'Bern', country: 'Switzerland' },
  { code: 'GVA', label: 'Geneva', country: 'Switzerland' },
  { code: 'LUZ', label: 'Lucerne', country: 'Switzerland' },
  { code: 'ZRH', label: 'Zürich', country: 'Switzerland' },
];
