import * as model from '@/model';
import products from '../../../docs-data/products';

/** Whether a text is what paid components say where the site has no license key. */
export const isLicenseNotice = (text: string): boolean =>
  model.isLicenseNotice(text, Object.values(products));
