import type { DemoSource, Product } from '@/model';
import { listPackages } from '../../src/content/collect/listPackages';

interface StandIn {
  name: string;
  imports: string[];
  code: string;
}

/** Demos for products whose pages show none, so that their projects are tried all the same. */
const standIns: Readonly<Partial<Record<Product['id'], StandIn>>> = {
  'joy-ui': {
    name: 'QuietSeat',
    imports: ['@mui/joy'],
    code: `import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function QuietSeat() {
  return (
    <Stack spacing={2}>
      <Checkbox label="Quiet zone" defaultChecked />
      <Button variant="soft">Reserve</Button>
    </Stack>
  );
}
`,
  },
};

/** The demo that stands in for those of a product; none where the product has a page with demos, or no theme. */
export function standInFor({ id, projectTheme }: Product): DemoSource | undefined {
  const demo = standIns[id];
  if (!demo) return undefined;
  const { name, imports, code } = demo;
  const files = [{ name: `${name}.tsx`, code, html: '' }];
  return {
    name,
    variants: [{ language: 'TS', styling: 'MUI System', files }],
    dependencies: imports,
    packages: listPackages(process.cwd(), imports),
    theme: projectTheme,
  };
}
