import type { DemoRule } from '../DemoRule';

const most = 60;
const mostOfPreview = 16;

/** A demo's module with a component must have at most 60 lines. Fewer than 10 are fine if the demo is complete. */
export const demoLines: DemoRule = {
  name: 'demo lines',
  severity: 'warning',
  check: ({ modules }) =>
    modules.flatMap(({ file, module: { code } }) => {
      const count = code.trimEnd().split('\n').length;
      if (count <= most || !/\.[jt]sx$/.test(file)) return [];
      const what = `The demo has ${count} lines; readers take in ${most}.`;
      return [
        {
          file,
          line: 1,
          column: 1,
          what,
          fix: 'Split it into files next to it: data, parts, hooks.',
        },
      ];
    }),
};

/** A demo whose code is closed must have a preview, so that its page shows the essential code. */
export const demoPreview: DemoRule = {
  name: 'demo preview',
  severity: 'warning',
  check({ options, hasPreview, modules: [entry] }) {
    const isExpected =
      options.defaultCodeOpen === undefined && !options.hideToolbar && !options.iframe;
    if (hasPreview || !isExpected || !entry) return [];
    const what = `No preview comes out: what the demo returns has more than ${mostOfPreview} lines.`;
    const fix =
      'Move rows, options and handlers out of the `return`, or write `"defaultCodeOpen": false`.';
    return [{ file: entry.file, line: 1, column: 1, what, fix }];
  },
};
