/** A module's place in its package. */
export interface PackagePlace {
  name: string;
  /** `node_modules/react-is`, `node_modules/a/node_modules/b` */
  folder: string;
  /** Path below the folder. */
  inside: string;
}

const place = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\/(.*)$/;

/** The package a file belongs to; undefined for a file of no package. */
export function packageOf(file: string): PackagePlace | undefined {
  const [, folder, name, inside] = place.exec(file) ?? [];
  return folder && name && inside ? { folder, name, inside } : undefined;
}
