import type { CheckName } from '../problem';

/** A fault on the planted page, and the problem that the check has to report for it. */
export interface PlantedFault {
  check: CheckName;
  file: string;
  /** Text that the reported line contains. */
  line: string;
  /** Part of the message. */
  what: string;
}

/** The faults on the planted page: at least one for each check. */
export const faults: readonly PlantedFault[] = [
  {
    check: 'content',
    file: 'planter.md',
    line: 'Read [how to water it]',
    what: '/material-ui/react-watering-can/',
  },
  { check: 'API names', file: 'planter.md', line: 'Read [how to water it]', what: '`varaint`' },
  { check: 'house style', file: 'planter.md', line: 'simply green', what: 'simply' },
  {
    check: 'format',
    file: 'UnformattedDemo.tsx',
    line: 'variant = "outlined"',
    what: '<Button variant="outlined">',
  },
  {
    check: 'lint',
    file: 'UnlintedDemo.tsx',
    line: 'const [pots]',
    what: 'called conditionally',
  },
  {
    check: 'types',
    file: 'UntypedDemo.tsx',
    line: 'tabIndex',
    what: 'No overload matches this call.',
  },
  { check: 'fences', file: 'planter.md', line: 'const pots: number', what: 'is not assignable' },
  {
    check: 'fences',
    file: 'planter.md',
    line: 'pots!.length',
    what: 'when its buttons are pressed',
  },
  { check: 'fences', file: 'planter.md', line: 'function Leaver', what: 'leaves its page' },
  {
    check: 'server render',
    file: 'BrowserDemo.tsx',
    line: 'window.innerWidth',
    what: 'window is not defined',
  },
  {
    check: 'JavaScript variant',
    file: 'RandomDemo.tsx',
    line: 'export default',
    what: 'where the TypeScript renders',
  },
  { check: 'browser', file: 'NoisyDemo.tsx', line: 'export default', what: 'unique "key" prop' },
  { check: 'browser', file: 'ThrowingDemo.tsx', line: 'basket!.length', what: 'It throws' },
  { check: 'browser', file: 'ObjectDemo.tsx', line: 'title={String', what: '[object Object]' },
  {
    check: 'accessibility',
    file: 'PaleDemo.tsx',
    line: "color: '#bbb'",
    what: '(in light; in dark; in right to left) [color-contrast]',
  },
  {
    check: 'accessibility',
    file: 'DarkDemo.tsx',
    line: "color: '#333'",
    what: '(in dark) [color-contrast]',
  },
  {
    check: 'accessibility',
    file: 'MenuDemo.tsx',
    line: '<img src',
    what: '(in light with it opened; in dark with it opened; in right to left with it opened) [image-alt]',
  },
  {
    check: 'accessibility',
    file: 'FramedDemo.tsx',
    line: "color: '#ccc'",
    what: '(in light with it opened; in dark with it opened; in right to left with it opened) [color-contrast]',
  },
  { check: 'width', file: 'WideDemo.tsx', line: 'width: 500', what: 'screen of 375 px' },
  { check: 'keyboard', file: 'planter.md', line: 'Page Up', what: "doesn't move focus" },
];
