import { readCode } from '../testing/readCode';

/** Turns maps into objects, which tests can compare. */
const plain = <T>(map: ReadonlyMap<string, T>) => Object.fromEntries(map);

describe('default props', () => {
  /** Returns the defaults that a function called `Chip` gives to its props. */
  const defaultsIn = (body: string, head = '') =>
    plain(
      readCode(`${head}\nfunction Chip(inProps, ref) {\n${body}\n}`).defaults.get('Chip') ??
        new Map(),
    );

  it('come from every way of taking props apart', () => {
    expect(
      plain(
        readCode(`function Chip({ size = 'small', 'aria-label': label = 'Chip' }) {}`).defaults,
      ),
    ).toEqual({
      Chip: new Map([
        ['size', `'small'`],
        ['aria-label', `'Chip'`],
      ]),
    });
    expect(defaultsIn('const { size = 1 } = inProps;')).toEqual({ size: '1' });
    expect(defaultsIn(`const { size = 2 } = useThemeProps({ props: inProps });`)).toEqual({
      size: '2',
    });
  });

  it('do not come from other objects and from second parameters', () => {
    expect(defaultsIn('const { size = 1 } = theme; const { gap = 2 } = useSizes();')).toEqual({});
    const code = 'function Chip(props, { size = 1 }) {} const each = (a, { gap = 2 }) => gap;';
    expect(readCode(code).defaults.get('Chip')).toBeUndefined();
  });

  it('are the first ones, if props are taken apart twice', () => {
    expect(defaultsIn('const { a = 1 } = inProps; const { a: b = 2, c = 3 } = inProps;')).toEqual({
      a: '1',
      c: '3',
    });
  });

  it('show primitive constants by their values, and others by their names', () => {
    const head = `const SIZE = 'small'; const IS_ON = true; const NONE = null; const list = [1];`;
    const body = 'const { a = SIZE, b = IS_ON, c = NONE, d = list, e = other } = inProps;';
    expect(defaultsIn(body, head)).toEqual({
      ...{ a: `'small'`, b: 'true', c: 'null' },
      ...{ d: 'list', e: 'other' },
    });
  });

  it('show elements as JSX, unless they have props', () => {
    const body = `const {
      plain = _jsx(Star, {}),
      cached = _Star || (_Star = /*#__PURE__*/_jsx(Star, {})),
      sized = _jsx(Star, { size: 1 }),
      tag = _jsx('hr', {}),
    } = inProps;`;
    expect(defaultsIn(body)).toEqual({
      plain: '<Star />',
      cached: '<Star />',
      sized: '_jsx(Star, { size: 1 })',
      tag: `_jsx('hr', {})`,
    });
  });
});

describe('styled elements', () => {
  it('have their element, name and slot, also in CommonJS', () => {
    const code = `
      const NAME = 'DemoChip';
      const ChipRoot = styled('div', { name: NAME, slot: 'Root' })({});
      const ChipIcon = exports.ChipIcon = (0, _styles.styled)(_Icon.default)(({ theme }) => ({}));
      const other = css('div')({});`;
    expect(readCode(code).styled).toEqual([
      { variable: 'ChipRoot', element: `'div'`, name: 'DemoChip', slot: 'Root' },
      { variable: 'ChipIcon', element: '_Icon.default', name: undefined, slot: undefined },
    ]);
  });

  it('are known by what makes top-level variables only', () => {
    const code = `const Star = createSvgIcon('path', 'Star'); function f() { const a = make(); }`;
    expect(plain(readCode(code).madeBy)).toEqual({ Star: 'createSvgIcon' });
  });
});

describe('theme names', () => {
  it('are those that hooks get, in an object or as the second argument', () => {
    const code = `
      function Chip(inProps) { const props = useDefaultProps({ props: inProps, name: 'DemoChip' }); }
      function Day(inProps) { const props = useDayProps(inProps, 'DemoDay'); }
      const Tab = forwardRef(function (inProps) { useThemeProps({ props: inProps, name: TAB }); });
      const TAB = 'DemoTab';`;
    expect(plain(readCode(code).themeNames)).toEqual({
      Chip: 'DemoChip',
      Day: 'DemoDay',
      Tab: 'DemoTab',
    });
  });

  it('start with a capital letter and are known when the module is compiled', () => {
    const code = `
      function Chip(props) { useSlotProps(props, 'root'); useThemeProps({ props, name: nameOf() }); }`;
    expect(plain(readCode(code).themeNames)).toEqual({});
  });
});

describe('prop types', () => {
  it('are the keys without those that a comment ignores', () => {
    const code = `
      Chip.propTypes = {
        /** What it says. */
        label: PropTypes.node,
        /**
         * @ignore
         */
        inner: PropTypes.any,
        'aria-label': PropTypes.string,
        [computed]: PropTypes.any,
      };`;
    expect(plain(readCode(code).propTypes)).toEqual({ Chip: ['label', 'aria-label'] });
  });

  it('are also those that only development has, and not those of another object', () => {
    const code = `
      process.env.NODE_ENV !== "production" ? Chip.propTypes = ({ a: PropTypes.any }) : void 0;
      Tab.propTypes = process.env.NODE_ENV !== 'production' ? { b: PropTypes.any } : void 0;
      Box.propTypes = sharedTypes;
      Box.defaultProps = { c: 1 };`;
    expect(plain(readCode(code).propTypes)).toEqual({ Chip: ['a'], Tab: ['b'] });
  });
});

describe('class names', () => {
  it('have the prefix of their list, and other lists may be spread into it', () => {
    const code = `
      const chipClasses = generateUtilityClasses('DemoChip', ['root', \`icon\`, key]);
      const tabClasses = { ...baseClasses, ...unstable_generateUtilityClasses('DemoTab', ['tab']) };
      const others = { ...settings };
      const none = makeClasses('DemoNone', ['root']);`;
    expect(plain(readCode(code).classLists)).toEqual({
      chipClasses: { prefix: 'DemoChip', keys: ['root', 'icon'], spreads: [] },
      tabClasses: { prefix: 'DemoTab', keys: ['tab'], spreads: ['baseClasses'] },
      others: { prefix: undefined, keys: [], spreads: ['settings'] },
    });
  });

  it('have a prefix that a function of the module passes on', () => {
    const code = `function getChipClass(slot) { return generateUtilityClass('DemoChip', slot); }`;
    expect(plain(readCode(code).classPrefixes)).toEqual({ getChipClass: 'DemoChip' });
  });

  it('may be spelled out by a constant whose name ends with Classes', () => {
    const code = `
      const chipClasses = { root: 'Chip-root', on: getOn(), 'x-y': 'Chip-x' };
      const tabClasses = _extends({}, { root: 'Tab-root' }, { icon: 'Tab-icon' });
      const texts = { root: 'Root' };`;
    const { writtenClasses } = readCode(code);
    expect([...writtenClasses.keys()]).toEqual(['chipClasses', 'tabClasses']);
    expect(plain(writtenClasses.get('chipClasses')!)).toEqual({ root: 'Chip-root' });
    expect(plain(writtenClasses.get('tabClasses')!)).toEqual({
      root: 'Tab-root',
      icon: 'Tab-icon',
    });
  });

  it('are rendered if their slot is used, whatever decides about them', () => {
    const code = `
      const useUtilityClasses = ownerState => {
        const { open, size } = ownerState;
        const slots = {
          root: ['root', open && 'open', size && \`size\${size}\`, size === 1 ? 'one' : ('many')],
          icon: ['icon', 'root'],
          unused: ['unused'],
          computed: makeList(),
          ...others,
        };
        return composeClasses(slots, getChipClass, ownerState.classes);
      };
      const slots = { root: ['outside'] };
      const Chip = () => _jsx(Root, { className: classes.root, icon: classes.icon, a: classes.computed });`;
    expect(readCode(code).rendered).toEqual(['root', 'open', 'one', 'many', 'icon']);
  });
});

describe('imports', () => {
  it('are known by the local name', () => {
    const code = `
      import Paper, { paperClasses, Box as DemoBox } from '../Paper';
      import * as React from 'react';
      import './polyfill';`;
    expect(plain(readCode(code).imports)).toEqual({
      Paper: '../Paper',
      paperClasses: '../Paper',
      DemoBox: '../Paper',
    });
  });
});

it('finds nothing in an empty or a broken module', () => {
  for (const code of ['', '}{ const = ;', 'Chip.propTypes = ; const { a = } = props']) {
    const { styled, rendered, ...maps } = readCode(code);
    expect([...styled, ...rendered]).toEqual([]);
    expect(maps.themeNames.size + maps.propTypes.size + maps.roots.size).toBe(0);
  }
});
