import * as model from '@/model';
import products from '../../../docs-data/products';

/** Whether a text is the notice that paid components show if the site has no license key. */
export const isLicenseNotice = (text: string): boolean =>
  model.isLicenseNotice(text, Object.values(products));
