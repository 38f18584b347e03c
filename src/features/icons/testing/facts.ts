import type { IconFacts } from '@/model';

/** A package of a few icons in two styles. */
export const facts: IconFacts = {
  ...{ product: 'material-ui', packageName: 'ring-icons', parameter: 'selected' },
  styles: [
    { name: 'Filled', suffix: '', url: '/_icons/rail/Filled.txt', count: 3 },
    { name: 'Two tone', suffix: 'TwoTone', url: '/_icons/rail/TwoTone.txt', count: 1 },
  ],
  ...{ namesUrl: '/_icons/rail/names.txt', synonymsUrl: '/_icons/rail/synonyms.json' },
  ...{ sizes: { small: 20 }, colors: { ink: '#000' } },
};
