import type { Product } from './product';

/**
 * Whether a text is what paid components write to the console or over themselves where there is no license key
 * (`Product.demoLicense.notices`). Checks pass it over: an author can change neither the words nor their contrast.
 */
export function isLicenseNotice(text: string, products: readonly Product[]): boolean {
  const notices = products.flatMap(({ demoLicense }) => demoLicense?.notices ?? []);
  return notices.some((notice) => text.includes(notice));
}
