import { readPackage } from './manifest';

/** Returns the version of an installed package; undefined if it is not installed. */
export function installedVersion(
  root: string,
  packageName: string | undefined,
): string | undefined {
  return packageName ? readPackage(root, packageName)?.version : undefined;
}
