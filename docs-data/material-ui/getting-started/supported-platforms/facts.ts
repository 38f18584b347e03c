import fs from 'node:fs';
import path from 'node:path';
import type { Fact } from '@/model';

const root = path.join(process.cwd(), 'node_modules/@mui');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

export default [
  {
    says: 'The package declares version 12 or later',
    holds: () => read('material/package.json').includes('"node": ">=12.0.0"'),
  },
  {
    says: 'React 17 and 18',
    holds: () =>
      read('material/package.json').includes('"react": "^17.0.0 || ^18.0.0"'),
  },
  {
    says: 'Events of matchMedia',
    holds: () =>
      read('system/useMediaQuery/useMediaQuery.js').includes(
        "queryList.addEventListener('change'",
      ),
  },
  {
    says: 'Buttons, Link, Rating, Slider, Tooltip',
    holds: () =>
      [
        'ButtonBase/ButtonBase.js',
        'Link/Link.js',
        'Rating/Rating.js',
        'Slider/useSlider.js',
        'Tooltip/Tooltip.js',
      ].every((file) => read(`material/${file}`).includes('isFocusVisible(')) &&
      read('utils/isFocusVisible/isFocusVisible.js').includes(
        "element.matches(':focus-visible')",
      ),
  },
] satisfies readonly Fact[];
