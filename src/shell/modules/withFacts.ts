import type { ComponentBlock } from '@/model';
import { readIcons, readReleases } from '../readContent';

type Props = Readonly<Record<string, unknown>>;

/** What some components of the site show besides what their page says; read while the page is made. */
const readers: Readonly<Record<string, (props: Props) => Promise<Props>>> = {
  VersionList: readVersions,
  IconSearch: readIconFacts,
};

/** A component of the site with all it shows. */
export async function withFacts(block: ComponentBlock): Promise<ComponentBlock> {
  const facts = await readers[block.name]?.(block.props);
  return facts ? { ...block, props: { ...block.props, ...facts } } : block;
}

async function readVersions({ product }: Props): Promise<Props> {
  const releases = (await readReleases()).find(({ id }) => id === product);
  if (!releases) {
    throw new Error(`VersionList needs a "product" that the menu lists, not ${String(product)}.`);
  }
  return { releases };
}

/** In development the icons follow the pages: until they are known, there are none. */
async function readIconFacts({ product }: Props): Promise<Props> {
  const icons = (await readIcons()).find((one) => one.product === product);
  if (!icons && process.env.NODE_ENV !== 'development') {
    throw new Error(`IconSearch needs a "product" with icons, not ${String(product)}.`);
  }
  return icons ? { icons } : {};
}
