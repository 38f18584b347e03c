import type { ComponentBlock } from '@/model';
import { readBenchResults } from './readBenchResults';
import { readIcons, readReleases } from '../server/readContent';
import { readPage, readWrittenPage } from '../server/readPage';

type Props = Readonly<Record<string, unknown>>;

/** Readers of additional props for some site components; run while the page is generated. */
const readers: Readonly<Record<string, (props: Props) => Promise<Props>>> = {
  VersionList: readVersions,
  IconSearch: readIconFacts,
  ScreenCard: readScreenFacts,
  BenchFigures: async () => ({ results: await readBenchResults() }),
};

/** Returns a site component's block with its additional props. */
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

/** In development, icons are compiled after the pages; until then, the component gets none. */
async function readIconFacts({ product }: Props): Promise<Props> {
  const icons = (await readIcons()).find((one) => one.product === product);
  if (!icons && process.env.NODE_ENV !== 'development') {
    throw new Error(`IconSearch needs a "product" with icons, not ${String(product)}.`);
  }
  return icons ? { icons } : {};
}

async function readScreenFacts({ pathname }: Props): Promise<Props> {
  const address = String(pathname);
  // `npm run check` starts no compiler to ask, so the page is read as the last compilation wrote it.
  const page = await readPage(address).catch(() => readWrittenPage(address));
  const demo = page?.blocks.find((block) => block.kind === 'demo')?.demo;
  if (!page?.frontMatter.fullScreen || !demo) {
    if (process.env.NODE_ENV === 'development') return {};
    throw new Error(`ScreenCard needs the "pathname" of a full-screen page, not ${address}.`);
  }
  const { title, productId } = page;
  const { name, options, stylings, sourceFile } = demo;
  const shown = { name, options: { ...options, disableLiveEdit: true }, stylings };
  return { title, productId, demo: { ...shown, ...(sourceFile !== undefined && { sourceFile }) } };
}
