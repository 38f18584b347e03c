import { printSvg, type SvgElement } from './printSvg';

type Exports = Record<string, unknown>;

const jsx = (type: unknown, props: SvgElement['props']): SvgElement => ({ type, props });

/** What a module of an icon may require, by the end of the module's name. */
const modules: readonly (readonly [RegExp, unknown])[] = [
  [/(?:^|\/)jsx-runtime$/, { jsx, jsxs: jsx, Fragment: undefined }],
  // Of React they use the fragment alone, which printing passes over.
  [/^react$/, { Fragment: undefined }],
  [/(?:^|\/)createSvgIcon$/, { default: (drawing: unknown) => drawing }],
  [/\/interopRequireDefault(?:\.js)?$/, (module: unknown) => module],
];

/**
 * Runs the CommonJS module of one icon with stand-ins for what it requires, and prints what is inside of its `<svg>`.
 * Undefined for a module that requires anything else, or whose export is no drawing.
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
