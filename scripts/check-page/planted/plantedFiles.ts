/** The configuration of a product with one page. */
const product = {
  'docs-data/products.ts': `import type { Product } from '@/model';
import garden from './material-ui/product';

export default { 'material-ui': garden } satisfies Record<string, Product>;
`,
  'docs-data/material-ui/product.ts': `import type { Product } from '@/model';

export default {
  id: 'material-ui',
  category: 'core',
  name: 'Garden',
  description: 'Pots and planters.',
  prefix: '/material-ui/',
  home: '/material-ui/react-planter/',
  logo: 'material-ui',
  packageName: '@mui/material',
  api: { sources: [{ packageName: '@mui/material' }], componentAddress: '/material-ui/api/{name}/' },
  houseStyle: {
    kinds: [{ pages: '/material-ui/react-*/', kind: 'component' }],
    packagesWithoutIndex: ['@mui/material'],
    classPrefixes: ['Mui'],
  },
  listed: true,
} satisfies Product;
`,
  'docs-data/material-ui/pages.ts': `import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/material-ui/components/',
    icon: 'shapes',
    children: [
      { kind: 'page', pathname: '/material-ui/react-planter/' },
      { kind: 'api', pathname: '/material-ui/api/' },
    ],
  },
] satisfies readonly NavEntry[];
`,
};

/** The folder of the page. */
export const folder = 'docs-data/material-ui/react-planter/';

const button = `import Button from '@mui/material/Button';\n`;

/** The code of the demos by name, in the order of the page. */
const demos: Readonly<Record<string, string>> = {
  RightDemo: `${button}
export default function RightDemo() {
  return <Button variant="contained">Plant a bulb</Button>;
}
`,
  UnformattedDemo: `${button}
export default function UnformattedDemo() {
  return <Button variant = "outlined">Plant a seed</Button>;
}
`,
  UnlintedDemo: `import { useState } from 'react';

export default function UnlintedDemo() {
  if (Number('1') > 0) {
    const [pots] = useState(3);
    return <p>{pots} pots</p>;
  }
  return null;
}
`,
  UntypedDemo: `${button}
export default function UntypedDemo() {
  return <Button tabIndex="first">Plant a tree</Button>;
}
`,
  BrowserDemo: `export default function BrowserDemo() {
  return <p>{window.innerWidth} pixels of soil</p>;
}
`,
  RandomDemo: `export default function RandomDemo() {
  return <p>{Math.random()} liters of water</p>;
}
`,
  NoisyDemo: `export default function NoisyDemo() {
  const herbs = ['Basil', 'Thyme'];
  const items = herbs.map((herb) => <li>{herb}</li>);
  return <ul>{items}</ul>;
}
`,
  ThrowingDemo: `${button}
function harvest(basket?: string[]) {
  return basket!.length;
}

export default function ThrowingDemo() {
  return <Button onClick={() => harvest()}>Harvest the beans</Button>;
}
`,
  ObjectDemo: `export default function ObjectDemo() {
  return (
    <p>
      <span title={String({ soil: 'clay' })}>Clay</span>
    </p>
  );
}
`,
  PaleDemo: `export default function PaleDemo() {
  return <p style={{ color: '#bbb', background: '#fff' }}>Sprouts in April</p>;
}
`,
  DarkDemo: `import Typography from '@mui/material/Typography';

export default function DarkDemo() {
  return <Typography sx={{ color: '#333' }}>Sleeps in winter</Typography>;
}
`,
  MenuDemo: `import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';

export default function MenuDemo() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Show the seeds</Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Peas</DialogTitle>
        <img src="/static/logos/material-ui.svg" />
      </Dialog>
    </div>
  );
}
`,
  FramedDemo: `import { useState } from 'react';

export default function FramedDemo() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Worms
      </button>
      {isOpen && <p style={{ color: '#ccc', background: '#fff' }}>Three</p>}
    </div>
  );
}
`,
  WideDemo: `export default function WideDemo() {
  return (
    <div>
      <div style={{ width: 500 }}>A bed of roses</div>
    </div>
  );
}
`,
  LongDemo: `${button}
export default function LongDemo() {
  return (
    <ul>
${Array.from({ length: 18 }, (_, index) => `      <li>Row ${index + 1}</li>`).join('\n')}
      <li>
        <Button>Dig</Button>
      </li>
    </ul>
  );
}
`,
};

const demoLines = Object.keys(demos)
  .map((name) => {
    const frame = name === 'FramedDemo' ? ', "iframe": true, "height": 120' : '';
    return `{{"demo": "${name}.js"${frame}}}\n`;
  })
  .join('\n');

/** The page. Its faults are listed in `plantedFaults.ts`. */
const markdown = `---
productId: material-ui
title: Planter
components: Button
---

# Planter

<p class="description">A planter holds soil, and a plant that grows in it.</p>

${demoLines}
Read [how to water it](/material-ui/react-watering-can/) and pass \`<Button varaint="text">\`.

It costs some $10 and it is simply green.

\`\`\`tsx
const pots: number = 'three';
\`\`\`

\`\`\`tsx
import { useState } from 'react';

export default function Pots() {
  const [pots, setPots] = useState<string[] | undefined>([]);
  return <button onClick={() => setPots(undefined)}>{pots!.length} pots</button>;
}
\`\`\`

\`\`\`tsx
export default function Leaver() {
  return <button onClick={() => location.assign('?pots=3')}>Three pots</button>;
}
\`\`\`

\`\`\`tsx
export default function Order() {
  return (
    <form>
      <button>Order three pots</button>
    </form>
  );
}
\`\`\`

## Accessibility

| Key                             | Function                      |
| :------------------------------ | :---------------------------- |
| <kbd class="key">Tab</kbd>      | Moves focus to the next one   |
| <kbd class="key">Page Up</kbd>  | Moves focus to the first one  |
`;

/** The content of the project: texts of files by their paths from the root. */
export const files: Readonly<Record<string, string>> = {
  ...product,
  [`${folder}planter.md`]: markdown,
  ...Object.fromEntries(
    Object.entries(demos).map(([name, code]) => [`${folder}${name}.tsx`, code]),
  ),
};
