import type { DemoSource } from '@/model';
import { usesIconFont } from './usesIconFont';

const demo = (...codes: string[]) =>
  ({ variants: [{ files: codes.map((code) => ({ code })) }] }) as unknown as DemoSource;

const uses = (...codes: string[]) => usesIconFont(demo(...codes), ['@demo/ui/Icon']);

it.each([
  `import Icon from '@demo/ui/Icon';`,
  `import Glyph from "@demo/ui/Icon";`,
  `import { Icon } from '@demo/ui';`,
  `import Box, {\n  Button,\n  Icon as Glyph,\n} from '@demo/ui';`,
  `<span className="material-icons">add</span>`,
  `const family = 'material-symbols-outlined';`,
])('is needed by %s', (code) => {
  expect(uses(code)).toBe(true);
});

it.each([
  `import AddIcon from '@demo/icons-material/Add';`,
  `import { IconButton, SvgIcon } from '@demo/ui';`,
  `import { Icon } from '@other/icons';`,
  `import { Button } from '@demo/ui';\nimport { Icon } from 'elsewhere';`,
  `const things = { Icon: AddIcon };`,
])('is not needed by %s', (code) => {
  expect(uses(code)).toBe(false);
});

it('searches every file of a demo [spec 7.8]', () => {
  expect(uses('export default 1;', `import Icon from '@demo/ui/Icon';`)).toBe(true);
});

it('is needed only for its classes by demos of a product without such components', () => {
  expect(usesIconFont(demo(`import Icon from '@demo/ui/Icon';`), [])).toBe(false);
});
