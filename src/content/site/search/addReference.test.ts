import type { ComponentApi } from '@/model';
import { searchFlags } from '@/model/search';
import { addReference } from './addReference';
import { ShardDraft } from './shardDraft';

const prop = (name: string, description = '') => ({
  ...{ name, description, type: "'small' | 'large'", required: false },
});

const ticket: ComponentApi = {
  kind: 'component',
  name: 'Ticket',
  productId: 'system',
  pathname: '/rail/api/ticket/',
  packageName: '@rail/ui',
  imports: ["import Ticket from '@rail/ui/Ticket';", "import { Ticket } from '@rail/ui';"],
  description: 'A ticket for one ride.',
  definitions: {},
  themeName: 'RailTicket',
  props: [prop('size', 'How large it is.')],
  inherited: [
    { from: 'Paper', pathname: '/rail/api/paper/', props: [prop('square'), prop('size')] },
    { from: 'SystemProps', props: [prop('m')] },
  ],
  elementAttributes: 0,
  polymorphic: false,
  slots: [{ name: 'root', description: 'The root.', replaceable: true }],
  classes: [
    { key: 'root', className: '.RailTicket-root', description: '', isGlobal: false },
    { key: 'disabled', className: '.Mui-disabled', description: '', isGlobal: true },
  ],
};

const shard = () => {
  const draft = new ShardDraft('rail');
  addReference(draft, ticket, { trail: ['API'], guide: -1 });
  addReference(
    draft,
    { ...ticket, name: 'TicketBase', pathname: '/rail/api/ticket-base/' },
    { trail: ['API'], guide: 0 },
  );
  return draft.finish();
};

it('writes a component, its path and each row once for all owners', () => {
  const { places, parts, rows, texts, trails } = shard();
  expect(places).toEqual([
    ['component', '/rail/api/ticket/', 'Ticket', 'A ticket for one ride.', 0, 0, 0, 'RailTicket'],
    [
      ...['component', '/rail/api/ticket-base/', 'TicketBase', 'A ticket for one ride.', 0, 1],
      ...[searchFlags.internal, 'RailTicket'],
    ],
  ]);
  expect(parts).toEqual([
    [0, 'import', '@rail/ui/Ticket', 0, "import Ticket from '@rail/ui/Ticket';"],
  ]);
  expect(trails).toEqual([['API']]);
  expect(rows.map(([kind, name]) => `${kind} ${name}`)).toEqual([
    ...['prop size', 'prop square', 'slot root', 'classes root', 'classes disabled'],
  ]);
  const [size, square, , , disabled] = rows;
  expect(size![2]).toEqual([0, texts.indexOf('How large it is.'), 0, 1, 0, 0]);
  expect(square![2].filter((_, at) => at % 3 === 2)).toEqual([
    searchFlags.inherited,
    searchFlags.inherited,
  ]);
  expect(disabled![2][2]).toBe(searchFlags.shared);
});

it('finds a prop by the values of its type, and omits words without meaning', () => {
  const { words } = shard();
  expect(words.terms.split(' ')).toEqual(expect.arrayContaining(['small', 'large', 'ride']));
  expect(words.terms.split(' ')).not.toContain('for');
});
