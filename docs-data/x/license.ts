import { LicenseInfo } from '@mui/x-license';

/** Gives the paid components of this product the site's license key, if it has one. */
export default function takeLicense(key: string | undefined): void {
  if (key) LicenseInfo.setLicenseKey(key);
}
