export const countries = [
  { code: 'AT', label: 'Austria', phone: '43' },
  { code: 'BR', label: 'Brazil', phone: '55' },
  { code: 'CA', label: 'Canada', phone: '1' },
  { code: 'DK', label: 'Denmark', phone: '45' },
  { code: 'EG', label: 'Egypt', phone: '20' },
  { code: 'FR', label: 'France', phone: '33' },
  { code: 'IN', label: 'India', phone: '91' },
  { code: 'JP', label: 'Japan', phone: '81' },
  { code: 'KE', label: 'Kenya', phone: '254' },
  { code: 'NZ', label: 'New Zealand', phone: '64' },
  { code: 'PT', label: 'Portugal', phone: '351' },
  { code: 'ZA', label: 'South Africa', phone: '27' },
];
