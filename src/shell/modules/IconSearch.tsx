import { IconSearch as Search } from '@/features/icons';
import type { IconFacts } from '@/model';

/** The icons of a product; in development none are known before its package was read. */
export default function IconSearch({ icons }: { icons?: IconFacts }) {
  return icons ? <Search icons={icons} /> : null;
}
