import { LicenseInfo } from '@mui/x-license';

/** Gives the paid components of this product the site's licence key. */
export default function takeLicense(key: string): void {
  LicenseInfo.setLicenseKey(key);
}
