import { fakeIntersections } from '@/testing/fakeIntersections';
import { startAnatomy } from './startAnatomy';

jest.mock('./attach', () => {
  throw new Error('ChunkLoadError');
});

// Jest fails a test with an unhandled rejection.
it('leaves the list as it is when its listeners cannot be loaded', async () => {
  const section = document.createElement('div');
  const { move } = fakeIntersections();
  const end = startAnatomy(section);
  move(section, true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  end();
});
