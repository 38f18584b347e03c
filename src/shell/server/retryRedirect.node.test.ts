import { retryRedirect } from './retryRedirect';

const page = '/rail/react-map/';

afterEach(() => {
  jest.restoreAllMocks();
});

const inDevelopment = () =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });

describe('retryRedirect', () => {
  it('redirects to the same page while the bundler is behind', async () => {
    inDevelopment();
    expect(await retryRedirect(page, true)).toEqual({
      redirect: { destination: page, permanent: false },
    });
    expect(await retryRedirect(page, false)).toBeUndefined();
  });

  it('gives up before browsers stop following redirects', async () => {
    inDevelopment();
    let tries = 0;
    while (await retryRedirect(page, true)) tries += 1;
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThan(20);
  });

  it('does nothing in a build', async () => {
    expect(await retryRedirect(page, true)).toBeUndefined();
  });
});
