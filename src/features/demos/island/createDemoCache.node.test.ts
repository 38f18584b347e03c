import { compile, middleware, serialize, stringify } from 'stylis';
import { prefix } from './createDemoCache';

const print = (css: string) => serialize(compile(css), middleware([prefix, stringify]));

it('adds `-webkit-` to what some browsers support only with the prefix', () => {
  expect(print('.a{user-select:none;color:red;}')).toBe(
    '.a{-webkit-user-select:none;user-select:none;color:red;}',
  );
  expect(print('.a{mask-image:none;}')).toBe('.a{-webkit-mask-image:none;mask-image:none;}');
});

it('does not change widely supported properties, properties with a prefix, and names that only look alike', () => {
  for (const css of [
    '.a{display:flex;transform:none;}',
    '.a::placeholder{color:red;}',
    '.a{-webkit-user-select:none;}',
    '.a{text-decoration-color:red;}',
    '.a{--mask:none;}',
  ]) {
    expect(print(css)).toBe(css);
  }
});
