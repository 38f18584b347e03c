import type { ApiInheritance, ComponentApi } from '@/model';
import { inheritedRow } from './propRow';

const doc = { kind: 'component', name: 'Toggle', pathname: '/api/toggle/' } as ComponentApi;
const prop = { name: 'form', type: 'string', required: false, description: '' };

it.each<[Omit<ApiInheritance, 'props'>, string]>([
  [{ from: 'ButtonBase', pathname: '/api/button-base/' }, 'inherited'],
  [{ from: 'React.ButtonHTMLAttributes' }, 'inherited'],
  [{ from: 'SystemProps' }, 'system'],
])('counts what %j hands down among the right ones', (inheritance, origin) => {
  const row = inheritedRow(doc, { ...inheritance, props: [prop] }, prop);
  expect(row).toMatchObject({ name: 'form', origin, from: { title: inheritance.from } });
});
