import { componentOf, propOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const { props } = componentOf(
  readPackage(`
export interface FieldProps {
  /**
   * Applied if \`size="small"\`\`.
   * @deprecated use \`dense\` instead.
   */
  size?: string;
  /** Between \`\`two ticks\`\` and \`one\`. */
  ticks?: string;
  /**
   * Called with:
   *
   * - {number} value The value to format
   */
  format?: string;
}
export declare function Field(props: FieldProps): React.JSX.Element;
`),
  'Field',
);

it('ends code that ends twice', () => {
  expect(propOf(props, 'size').description).toBe('Applied if `size="small"`.');
  expect(propOf(props, 'ticks').description).toBe('Between ``two ticks`` and `one`.');
});

it('begins a reason as a sentence', () => {
  expect(propOf(props, 'size').deprecated).toBe('Use `dense` instead.');
});

it('tells listed arguments without tags', () => {
  expect(propOf(props, 'format').description).toContain(
    '- `value` (`number`): The value to format',
  );
});
