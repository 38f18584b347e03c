import ts from '../typescript.js';
import { readScript } from './readScript';

/** Returns the roots of a component called `Chip` with this script. */
function rootsOf(code: string) {
  const options = { languageVersion: ts.ScriptTarget.ES2022 };
  return readScript(ts.createSourceFile('Chip.js', code, options, true)).roots.get('Chip') ?? [];
}

const inChip = (body: string, head = '') => `
import Paper from './Paper';
const ChipRoot = styled('div', { name: 'DemoChip', slot: 'Root' })({});
${head}
const Chip = React.memo(React.forwardRef(function Chip(inProps, ref) {
  const props = useDefaultProps({ props: inProps, name: 'DemoChip' });
  const { component = 'span', type = 'chip', flag, slots = {}, ...other } = props;
  ${body}
}));`;

it.each([
  ['an element', `return _jsx(ChipRoot, { ref: ref, ...other });`, 'ChipRoot', undefined],
  ['a component of a default', `return _jsx(ChipRoot, { component });`, 'ChipRoot', `'span'`],
  ['a variable', `const C = flag ?? component; return _jsx(Paper, { as: C });`, 'Paper', `'span'`],
  ['what is unknown', `return _jsx(Paper, { as: useTag() });`, 'Paper', '?'],
  ['nothing', `return _jsx(Paper, { component: flag });`, 'Paper', undefined],
  ['a replaceable slot', `const R = slots.root ?? Paper; return _jsx(R, {});`, 'Paper', undefined],
  ['a condition', `return type === 'dot' ? _jsx('i', {}) : _jsx('b', {});`, `'b'`, undefined],
  ['an early return', `if (!flag) return _jsx('i', {}); return _jsx('b', {});`, `'i'`, undefined],
  ['an open question', `if (useA()) return _jsx('i', {}); return _jsx('b', {});`, `'b'`, undefined],
  [
    'a provider of a context',
    `return _jsx(ChipContext.Provider, { children: _jsxs(React.Fragment, { children: [_jsx('b', {}), null] }) });`,
    `'b'`,
    undefined,
  ],
  [
    'a slot of a hook',
    `const forwarded = { ...other, component };
     const [SlotRoot, rootProps] = useSlot('root', { ref, elementType: ChipRoot, externalForwardedProps: forwarded });
     return _jsx(SlotRoot, { ...rootProps });`,
    'ChipRoot',
    `'span'`,
  ],
])('finds the root behind %s', (...[, body, element, component]) => {
  const [root] = rootsOf(inChip(body));
  expect(root).toMatchObject({ element });
  expect(root?.component).toBe(component);
});

it('resolves names in lookup tables, and contexts without a provider', () => {
  const head = `const tags = { chip: 'p' }; const Nested = React.createContext(false);`;
  const body = `const nested = React.useContext(Nested);
    return _jsx(ChipRoot, { as: nested ? 'span' : tags[type] || 'div' });`;
  expect(rootsOf(inChip(body, head))[0]?.component).toBe(`'p'`);
});

it('finds no root for a component that returns no element of its own', () => {
  expect(rootsOf(inChip(`if (!flag) return other.children; return _jsx('b', {});`))).toEqual([]);
});

it('knows which elements get the ref and the other props', () => {
  const body = `const handleRef = useForkRef(ref, React.useRef(null));
    return _jsx(ChipRoot, { children: _jsx('input', { ref: handleRef, ...other }) });`;
  expect(rootsOf(inChip(body))[0]).toMatchObject({
    hasRef: false,
    takesRest: false,
    refHolder: { element: `'input'` },
  });
  expect(rootsOf(inChip(`return _jsx(Paper, _extends({ ref: ref }, other));`))[0]).toMatchObject({
    hasRef: true,
    takesRest: true,
  });
});

it('reads the props that it passes to the component it renders', () => {
  const head = `const origin = { vertical: 'top' }; const config = { square: true };`;
  const body = `return _jsx(Paper, { ...config, elevation: 4, origin, flag, size: useSize(), slots: {}, ...other });`;
  expect([...(rootsOf(inChip(body, head))[0]?.passed ?? [])]).toEqual([
    ['square', 'true'],
    ['elevation', '4'],
    ['origin', `{ vertical: 'top' }`],
    ['size', undefined],
  ]);
});

it('reads an exported function that is not in a variable', () => {
  const code = `export default (function Chip(props) { return _jsx('b', { ...props }); });`;
  expect(rootsOf(code)[0]?.element).toBe(`'b'`);
});
