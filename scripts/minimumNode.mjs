import fs from 'node:fs';

const manifest = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The oldest version of Node that runs the project, `20.19`: that of `engines` in `package.json`. */
export const minimumNode = manifest.engines.node.replace('>=', '');

/**
 * Tells whether a version of Node, `20.20.2`, is new enough.
 *
 * @param {string} version
 * @param {string} [minimum]
 */
export function isSupportedNode(version, minimum = minimumNode) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = minimum.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
