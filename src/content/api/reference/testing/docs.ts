import type { ApiProp, ComponentApi, HookApi, InterfaceApi, Product } from '@/model';
import { linkFollower } from '../print/links';
import type { ReferencePage } from '../stages';

/** Resolves links to one page with one heading. */
export const follow = linkFollower(
  'https://mui.com',
  new Map([['/demo-ui/react-chip/', new Set(['sizes'])]]),
);

/** Creates a prop of any type. */
export function prop(name: string, patch: Partial<ApiProp> = {}): ApiProp {
  return { name, type: 'string', required: false, description: '', ...patch };
}

/** A component with one row of every kind. */
export const chip: ComponentApi = {
  kind: 'component',
  name: 'FilterChip',
  productId: 'material-ui',
  pathname: '/demo-ui/api/filter-chip/',
  packageName: '@demo/ui',
  imports: [
    "import FilterChip from '@demo/ui/FilterChip';",
    "import { FilterChip } from '@demo/ui';",
  ],
  description:
    'Chips narrow a list down.\n\nDemos:\n\n- [Chips](https://mui.com/demo-ui/react-chip/)',
  definitions: { ChipClasses: 'interface ChipClasses {\n  root: string;\n}' },
  themeName: 'DemoFilterChip',
  themeOptions: { props: ['label', 'rounded', 'variant'], styles: ['root', 'disabled', 'popper'] },
  props: [
    prop('classes', { type: 'Partial<ChipClasses>' }),
    prop('label', { required: true, type: 'React.ReactNode', description: 'What it says.' }),
    prop('onDelete', {
      type: '(event: React.SyntheticEvent, reason: string) => void',
      description: 'Called when the <b>cross</b> is pressed.',
      signature: {
        parameters: [
          { name: 'event', type: 'React.SyntheticEvent', optional: false, description: '' },
          { name: 'reason', type: 'string', optional: false, description: 'Why it went.' },
        ],
        returns: { type: 'void', description: '' },
      },
    }),
    prop('rounded', { type: 'boolean', deprecated: 'Use `shape` instead.', default: 'false' }),
    prop('variant', {
      type: "'filled' | 'outlined'",
      default: "'filled'",
      description: 'See [sizes](/demo-ui/react-chip/#sizes) and [nothing](/demo-ui/nothing/).',
      plan: 'pro',
    }),
  ],
  inherited: [
    {
      from: 'ButtonBase',
      pathname: '/demo-ui/api/button-base/',
      props: [prop('centerRipple', { type: 'boolean' }), prop('label')],
    },
    { from: 'SystemProps', props: [prop('margin', { type: 'number' })] },
  ],
  element: 'div',
  elementAttributes: 265,
  polymorphic: true,
  ref: 'HTMLDivElement',
  slots: [
    {
      name: 'root',
      description: 'The box.',
      default: "'div'",
      className: '.DemoFilterChip-root',
      replaceable: true,
    },
  ],
  classes: [
    { key: 'root', className: '.DemoFilterChip-root', description: '', isGlobal: false },
    { key: 'disabled', className: '.Mui-disabled', description: 'When off.', isGlobal: true },
  ],
};

/** A hook that shares its page with others. */
export const useChip: HookApi = {
  kind: 'hook',
  name: 'useChip',
  productId: 'base-ui',
  pathname: '/base/react-chip/hooks-api/#use-chip',
  packageName: '@demo/base',
  imports: ["import { useChip } from '@demo/base/useChip';"],
  description: '',
  definitions: {},
  parameters: [prop('disabled', { type: 'boolean', default: 'false' })],
  returnValue: [prop('getRootProps', { type: '() => object', required: true })],
};

/** An interface with a page of its own. */
export const chipApi: InterfaceApi = {
  kind: 'interface',
  name: 'ChipApi',
  productId: 'material-ui',
  pathname: '/demo-ui/api/chip-api/',
  packageName: '@demo/ui',
  imports: ["import type { ChipApi } from '@demo/ui';"],
  description: '',
  deprecated: '',
  definitions: {},
  members: [prop('focus', { type: '() => void', required: true })],
};

/** The part of a product that pages of the reference use. */
export const product = {
  id: 'material-ui',
  prefix: '/demo-ui/',
  projectTheme: {
    module: '@demo/ui/styles',
    create: 'createTheme',
    provider: 'ThemeProvider',
  },
} as Product;

/** The page of the component. */
export const chipPage: ReferencePage = {
  pathname: chip.pathname,
  productFolder: 'demo-ui',
  product,
  docs: [chip],
  demos: { FilterChip: [{ title: 'Chip', pathname: '/demo-ui/react-chip/' }] },
};
