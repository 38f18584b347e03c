import { readCode } from '../testing/readCode';

/** The component that evaluates an expression as a prop of the element it renders. */
const chip = (expression: string, head = '', body = '') => `
import Icon from './Icon';
import Paper from './Paper';
${head}
function Chip(inProps, ref) {
  const props = useDefaultProps({ props: inProps, name: 'DemoChip' });
  const { size = 'small', count = 0, open, start: startProp = 'left', ...other } = props;
  ${body}
  return _jsx(Paper, { held: ${expression} });
}`;

/** Returns the printed value of an expression in a component without props; undefined if it is not known. */
function valueOf(...args: Parameters<typeof chip>): string | undefined {
  const [root] = readCode(chip(...args)).roots.get('Chip') ?? [];
  expect(root?.element).toBe('Paper');
  return root?.passed.get('held');
}

describe('the value of an expression in a component without props', () => {
  it.each([
    ["'a'", "'a'"],
    ['`a`', "'a'"],
    ['0x10', '16'],
    ['false', 'false'],
    ['null', 'null'],
    ['((true))', 'true'],
    ["{ vertical: 'top', at: { x: 1 } }", "{ vertical: 'top', at: { x: 1 } }"],
  ])('is known for the literal %s', (expression, value) => {
    expect(valueOf(expression)).toBe(value);
  });

  it.each([
    ['size', "'small'"],
    ['props.size', "'small'"],
    ["props['size']", "'small'"],
    ['startProp', "'left'"],
    ['props.start', "'left'"],
    ['open ? 1 : 2', '2'],
    ['!open', 'true'],
    ['open || 1', '1'],
    ['open ?? 1', '1'],
    ['count || 1', '1'],
    ['count ?? 1', '0'],
    ["'' ?? 1", "''"],
    ['null ?? 1', '1'],
    ['void 0 ?? 1', '1'],
    ['size && 1', '1'],
    ['count && 1', '0'],
    ["size === 'small'", 'true'],
    ["size !== 'small'", 'false'],
    ["'0' === 0", 'false'],
    ['Icon ? 1 : 2', '1'],
    ['open?.vertical ?? 1', '1'],
    ['useRtl() ? 1 : 2', '2'],
  ])('follows the defaults of props in %s', (expression, value) => {
    expect(valueOf(expression)).toBe(value);
  });

  it.each([
    ['open', 'a prop without a default has no value'],
    ['undefined', 'there is nothing to pass'],
    ['useSize()', 'a hook decides'],
    ['useSize() ? 1 : 2', 'a hook decides'],
    ['useSize() || 1', 'a hook decides'],
    ['unknown', 'nothing declares the name'],
    ['other ? 1 : 2', 'the rest of the props is not one value'],
    ['ref', 'a parameter is not known'],
    ['count + 1', 'nothing is calculated'],
    ['-count', 'nothing is calculated'],
    ['[1, 2]', 'lists are not printed'],
    ['() => 1', 'functions are not printed'],
    ['Icon', 'components are not printed'],
    ['{}', 'an empty object says nothing'],
    ['{ a: 1, b: useSize() }', 'a part is not known'],
    ['{ a: 1, ...other }', 'a part is not known'],
    ['null.size', 'it would throw'],
  ])('is unknown for %s, because %s', (expression) => {
    expect(valueOf(expression)).toBeUndefined();
  });

  it('is found in variables and constants, and in tables by a computed key', () => {
    const head = `
      const widths = { small: 4, large: 8 };
      const settings = { nested: { gap: 2 } };
      const rest = { ...widths };`;
    expect(valueOf('widths[size]', head)).toBe('4');
    expect(valueOf('widths.medium ?? 1', head)).toBe('1');
    expect(valueOf('rest.medium ?? 1', head)).toBeUndefined();
    expect(valueOf('settings.nested.gap', head)).toBe('2');
    expect(valueOf('side', '', `const side = open ? 'right' : startProp;`)).toBe("'left'");
  });

  it('does not depend on names of other functions and of destructured values', () => {
    const body = `
      const { width = 1 } = useTheme();
      const [first] = useState(2);
      const read = ({ gap = 3 }) => gap;`;
    expect(valueOf('width', '', body)).toBeUndefined();
    expect(valueOf('first', 'const first = 4;', body)).toBeUndefined();
    expect(valueOf('gap', 'const gap = 5;', body)).toBe('5');
  });

  it('is unknown for names that refer to each other', () => {
    expect(valueOf('a', 'const a = b; const b = a;')).toBeUndefined();
    expect(valueOf('c', '', 'const c = c || 1;')).toBeUndefined();
  });

  it('is the initial one of a context, which has no provider', () => {
    const head = `
      const Level = React.createContext(1);
      const None = React.createContext();
      const Other = makeContext(2);`;
    expect(valueOf('React.useContext(Level)', head)).toBe('1');
    expect(valueOf('React.useContext(None)', head)).toBeUndefined();
    expect(valueOf('React.useContext(Other)', head)).toBeUndefined();
  });
});

describe('the components of a module', () => {
  const rootOf = (code: string, name = 'Chip') => readCode(code).roots.get(name)?.[0];
  const html = `_jsx('b', { ref: ref, ...other })`;

  it.each([
    ['a function', `function Chip({ ...other }, ref) { return ${html}; }`],
    ['an arrow function', `const Chip = ({ ...other }, ref) => ${html};`],
    ['a memoized function', `const Chip = React.memo(forwardRef(({ ...other }, ref) => ${html}));`],
    [
      'CommonJS',
      `const Chip = exports.Chip = React.forwardRef(function (p, ref) { return ${html}; });`,
    ],
    ['a default export', `export default React.memo(function Chip(p, ref) { return ${html}; });`],
  ])('are found in %s', (_, code) => {
    expect(rootOf(code)).toMatchObject({ element: `'b'`, hasRef: true });
  });

  it('may be another component with a ref or a cache', () => {
    expect(rootOf('const Chip = React.memo(ChipRaw);')).toMatchObject({
      element: 'ChipRaw',
      hasRef: true,
      takesRest: true,
    });
  });

  it('are neither functions in lower case nor the results of other calls', () => {
    const code = `function useChip() { return ${html}; } const Chip = withStyles(() => ${html});`;
    expect([...readCode(code).roots.keys()]).toEqual([]);
  });

  it('end if they render themselves through a variable', () => {
    expect(rootOf('function Chip() { let a = b; let b = a; return a; }')).toBeUndefined();
  });
});
