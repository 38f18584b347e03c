import { isLicenseNotice } from './licenseNotices';
import type { Product } from './product';

const products = [
  { demoLicense: { packages: [], module: '', notices: ['Missing key'] } },
  {},
] as unknown as Product[];

it('knows what paid components say without a key', () => {
  expect(isLicenseNotice('Error: Missing key.', products)).toBe(true);
});

it('takes nothing else for it', () => {
  expect(isLicenseNotice('Missing prop', products)).toBe(false);
  expect(isLicenseNotice('Missing key', [])).toBe(false);
});
