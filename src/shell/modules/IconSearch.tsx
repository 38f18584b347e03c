import { IconSearch as Search } from '@/features/icons';
import type { IconFacts } from '@/model';

/** Site component to search a product's icons. In development, renders nothing until the package has been read. */
export default function IconSearch({ icons }: { icons?: IconFacts }) {
  return icons ? <Search icons={icons} /> : null;
}
