import { environment } from '@/site';
import { readProducts } from './readContent';

/** Whether this deployment omits the product in a folder of `docs-data/`: production has no pages for authors. */
export async function isProductOmitted(folder: string): Promise<boolean> {
  if (!environment.production) return false;
  const product = (await readProducts()).find(({ prefix }) => prefix === `/${folder}/`);
  return product?.forAuthors === true;
}
