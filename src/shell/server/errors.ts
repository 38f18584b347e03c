import type { GetStaticPropsResult } from 'next';
import type { ProductId } from '@/model';
import type { ProductionErrorPageProps } from '../special-pages/ProductionErrorPage';
import { readProductionErrors } from './readContent';

/** Reads all error codes with their messages, for `getStaticProps`. */
export async function readErrors(
  productId: ProductId,
): Promise<GetStaticPropsResult<ProductionErrorPageProps>> {
  return { props: { productId, errors: await readProductionErrors() } };
}
