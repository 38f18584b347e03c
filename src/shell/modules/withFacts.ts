import type { ComponentBlock } from '@/model';
import { readReleases } from '../readContent';

type Props = Readonly<Record<string, unknown>>;

/** What some components of the site show besides what their page says; read while the page is made. */
const readers: Readonly<Record<string, (props: Props) => Promise<Props>>> = {
  VersionList: readVersions,
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
