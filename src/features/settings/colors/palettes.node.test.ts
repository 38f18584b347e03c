import { textOn } from '@/base/theme/settings/textOn';
import { palettes } from './palettes';

it.each(palettes)('text on the colors of $name can be read', ({ primary, secondary }) => {
  for (const color of [primary, secondary]) {
    expect(textOn(color).color).toBe('white');
    expect(textOn(color).ratio).toBeGreaterThanOrEqual(4.5);
  }
});
