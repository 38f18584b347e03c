import { filterCommands, listCommands } from './listCommands';
import type { CommandContext } from './command';

const context: CommandContext = {
  facts: {
    pathname: '/rail/',
    imports: ["import Ticket from '@rail/ui/Ticket';"],
  },
  counterparts: [{ name: 'Tram UI', href: '/tram/react-ticket/' }],
  product: undefined,
  markdownUrl: '/rail.md',
  dispatch: jest.fn(),
  chooseCode: jest.fn(),
};

const keysFor = (typed: string) =>
  filterCommands(
    listCommands(context),
    typed,
    ({ label, params }) => `${label} ${Object.values(params ?? {}).join(' ')}`,
  ).map(({ label }) => label.replace('search.command.', ''));

it('lists commands about the page first, and leaves out those that do not apply', () => {
  expect(keysFor('').slice(0, 3)).toEqual(['import', 'markdown', 'elsewhere']);
  expect(keysFor('')).not.toContain('install');
});

it('finds commands by prefixes of words, in any order', () => {
  expect(keysFor('ui tram')).toEqual(['elsewhere']);
  expect(keysFor('(')).toEqual([]);
});

it('changes settings', () => {
  const [dark] = listCommands(context).filter(({ key }) => key.endsWith('modeDark'));
  dark?.change?.();
  expect(context.dispatch).toHaveBeenCalledWith({ type: 'change', mode: 'dark' });
});
