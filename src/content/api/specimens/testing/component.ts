import type { ComponentApi } from '@/model';

/** Creates the reference of a component without props, slots or classes; `patch` adds what a test is about. */
export function component(name: string, patch: Partial<ComponentApi> = {}): ComponentApi {
  return {
    kind: 'component',
    name,
    productId: 'material-ui',
    pathname: `/demo-ui/api/${name.toLowerCase()}/`,
    packageName: '@demo/ui',
    imports: [`import ${name} from '@demo/ui/${name}';`, `import { ${name} } from '@demo/ui';`],
    description: '',
    definitions: {},
    props: [],
    inherited: [],
    elementAttributes: 0,
    polymorphic: false,
    slots: [],
    classes: [],
    ...patch,
  };
}
