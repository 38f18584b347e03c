import { printSvg, type SvgElement } from './printSvg';

type Exports = Record<string, unknown>;

const jsx = (type: unknown, props: SvgElement['props']): SvgElement => ({ type, props });

/** Modules that an icon may require, by the end of their name, with their stubs. */
const modules: readonly (readonly [RegExp, unknown])[] = [
  [/(?:^|\/)jsx-runtime$/, { jsx, jsxs: jsx, Fragment: undefined }],
  // Of React they only use the fragment, which printing skips.
  [/^react$/, { Fragment: undefined }],
  [/(?:^|\/)createSvgIcon$/, { default: (drawing: unknown) => drawing }],
  [/\/interopRequireDefault(?:\.js)?$/, (module: unknown) => module],
];

/**
 * Runs the CommonJS module of one icon with stubs for its dependencies, and prints the content of its `<svg>`.
 * Undefined for a module that requires anything else, or whose export is not an icon.
 */
export function runIcon(code: string): string | undefined {
  const exports: Exports = {};
  const load = (name: string) => {
    const found = modules.find(([pattern]) => pattern.test(name));
    if (!found) throw new Error(`An icon does not require ${name}.`);
    return found[1];
  };
  try {
    new Function('exports', 'require', code)(exports, load);
    return printSvg(exports.default);
  } catch {
    return undefined;
  }
}
