import { componentOf, propOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
interface Common {
  /** Own description. */
  shared?: string;
}
type Single = Common & { multiple?: false; value: string };
type Many = Common & { multiple: true; value: string[]; limit?: number };
/**
 * A list of choices.
 * @deprecated Use \`Menu\` instead.
 */
export declare function Choice(props: Single | Many): React.JSX.Element;
export interface FieldProps {
  /**
   * Size of the field, see {@link https://example.com/sizes sizes} and [[Map<string, Field>]].
   * TODO v7: rename.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** Rows. */
  rows?: number;
  color?: string;
  icon?: React.ReactNode;
  /** @default undefined */
  open?: boolean;
  /** @deprecated */
  old?: boolean;
  /**
   * @deprecated Use \`size\`.
   */
  dense?: boolean;
  /** @ignore */
  inner?: string;
  /**
   * Called with the new value.
   * @param {string} value The new value.
   * @param {object} details Why it changed.
   * @returns {boolean} Whether it is taken.
   */
  onChange?: (value: string, details?: { reason: string }) => boolean;
}
export declare function Field(props: FieldProps): React.JSX.Element;
`;

const script = `
const ROWS = 3;
export function Field(inProps) {
  const props = useDefaultProps({ props: inProps, name: 'DemoField' });
  const { icon = _Star || (_Star = /*#__PURE__*/_jsx(Star, {})), size = 'wrong', rows = ROWS, color: colorProp = palette.main, ...other } = props;
  const { rows: inner = 5 } = other.more;
  return null;
}
export const Choice = () => null;
`;

const extraction = readPackage(types, script);
const field = componentOf(extraction, 'Field');

it('reads a description with its links', () => {
  expect(propOf(field.props, 'size').description).toBe(
    'Size of the field, see [sizes](https://example.com/sizes) and `Map<string, Field>`.',
  );
});

it.each([
  ['size', `'medium'`],
  ['rows', '3'],
  ['color', 'palette.main'],
  ['icon', '<Star />'],
  ['open', undefined],
  ['old', undefined],
])('knows the default of %s', (name, expected) => {
  expect(propOf(field.props, name).default).toBe(expected);
});

it('reads deprecations with and without a reason', () => {
  expect(propOf(field.props, 'old').deprecated).toBe('');
  expect(propOf(field.props, 'dense').deprecated).toBe('Use `size`.');
  expect(componentOf(extraction, 'Choice').deprecated).toBe('Use `Menu` instead.');
});

it('knows which props a comment hides', () => {
  expect(field.props.map(({ name }) => name)).not.toContain('inner');
  expect(extraction.hidden).toEqual({ '/demo-ui/api/field/': ['inner'] });
});

it('reads the signature of a callback', () => {
  expect(propOf(field.props, 'onChange').signature).toEqual({
    parameters: [
      { name: 'value', type: 'string', optional: false, description: 'The new value.' },
      {
        name: 'details',
        type: '{ reason: string; }',
        optional: true,
        description: 'Why it changed.',
      },
    ],
    returns: { type: 'boolean', description: 'Whether it is taken.' },
  });
});

it('has the props of all members of a union', () => {
  const { props } = componentOf(extraction, 'Choice');
  const lines = props.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`);
  expect(lines).toEqual([
    'limit?: number',
    'multiple?: boolean',
    'shared?: string',
    'value: string | string[]',
  ]);
});

it('reads the theme name', () => {
  expect(field.themeName).toBe('DemoField');
});
