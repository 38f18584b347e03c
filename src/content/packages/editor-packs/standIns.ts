import { packRegistry } from '@/model';

/** Starts the specifier of a module in another pack. */
export const otherPrefix = 'other-pack:';

/** Stubs for modules that are not in the pack. */
export const standIns: Record<string, (path: string) => string> = {
  'other-pack': (path) =>
    `module.exports = globalThis.${packRegistry}.require(${JSON.stringify(path)});`,
  /**
   * Sits between importer and module: where Node's rules for ES modules apply, the default export would be the whole
   * module.
   */
  'import-of-other': (path) => {
    const from = JSON.stringify(otherPrefix + path);
    return `export * from ${from};\nexport { default } from ${from};`;
  },
  /** An optional package that is not installed: throws only when it is requested. */
  missing: (path) =>
    `throw new Error(${JSON.stringify(`The package of "${path}" is not installed.`)});`,
};
