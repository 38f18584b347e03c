import type { ProductVersion } from './product';

/** An installed package of a product. */
export interface ReleasedPackage {
  /** `@mui/material` */
  name: string;
  version: string;
  /** Major versions of React that it supports, according to its `package.json`. */
  react: readonly number[];
}

/** Every version of a product: the installed one that is documented here, and earlier ones. */
export interface ProductReleases {
  id: string;
  name: string;
  packages: readonly ReleasedPackage[];
  /** Older versions with documentation of their own, newest first. */
  older: readonly ProductVersion[];
  /** URL of the release notes. */
  notes?: string;
  /** URL of the maintainers' statement about which versions they still fix. */
  supportPolicy?: string;
}
