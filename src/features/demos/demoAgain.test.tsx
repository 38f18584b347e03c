import { screen, within } from '@testing-library/react';
import { show, resetFixture } from './fixture';

beforeEach(resetFixture);

it('gets an id of its own when the page shows the demo a second time', async () => {
  window.history.replaceState(null, '', '/p/#BasicButtons-2.tsx');
  show();
  show({}, { id: 'BasicButtons-2' });
  const [first, again] = document.querySelectorAll('[data-demo="BasicButtons"]');
  expect([first?.id, again?.id]).toEqual(['BasicButtons', 'BasicButtons-2']);
  const toolbar = screen.getByRole('toolbar', { name: 'Demo: BasicButtons-2' });
  expect(again).toContainElement(toolbar);
  expect(await within(toolbar).findByText('Hide code')).toBeVisible();
  expect(first).toHaveTextContent('Show code');
});
