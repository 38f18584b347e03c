/** The package of a module, and its path there. */
export interface PackagePlace {
  name: string;
  /** The package's folder: `node_modules/react-is`, `node_modules/a/node_modules/b`. */
  folder: string;
  /** Path in that folder. */
  inside: string;
}

const place = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\/(.*)$/;

/** Returns the package that contains a file, and the file's place there; undefined if none does. */
export function placeInPackage(file: string): PackagePlace | undefined {
  const [, folder, name, inside] = place.exec(file) ?? [];
  return folder && name && inside ? { folder, name, inside } : undefined;
}
