import type { Product } from './product';

/**
 * Tells whether a text is a notice that paid components write to the console or over themselves without a license key
 * (`Product.demoLicense.notices`). Checks ignore these, because an author can change neither the words nor their
 * contrast.
 */
export function isLicenseNotice(text: string, products: readonly Product[]): boolean {
  const notices = products.flatMap(({ demoLicense }) => demoLicense?.notices ?? []);
  return notices.some((notice) => text.includes(notice));
}
