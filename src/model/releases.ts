import type { ProductVersion } from './product';

/** A package of a product as it is installed. */
export interface ReleasedPackage {
  /** `@mui/material` */
  name: string;
  version: string;
  /** Major versions of React that it works with, as its own package file says. */
  react: readonly number[];
}

/** Every version of a product: what is installed and described here, and what came before. */
export interface ProductReleases {
  id: string;
  name: string;
  packages: readonly ReleasedPackage[];
  /** Older versions with documentation of their own, newest first. */
  older: readonly ProductVersion[];
  /** Where it is said what each version changed. */
  notes?: string;
  /** Where the maintainers say which versions they still fix. */
  supportPolicy?: string;
}
