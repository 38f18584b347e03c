import { isLicenseNotice } from './licenseNotices';
import type { Product } from './product';

const products = [
  { demoLicense: { packages: [], module: '', notices: ['Missing key'] } },
  {},
] as unknown as Product[];

it('recognizes the notices of paid components without a key', () => {
  expect(isLicenseNotice('Error: Missing key.', products)).toBe(true);
});

it('recognizes no other text', () => {
  expect(isLicenseNotice('Missing prop', products)).toBe(false);
  expect(isLicenseNotice('Missing key', [])).toBe(false);
});
