import { hasWorker } from './startOffline';

describe('hasWorker', () => {
  beforeEach(() => Object.assign(navigator, { serviceWorker: {} }));
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it.each([
    ['mui.com', true],
    ['deploy-preview-1.mui.com', false],
    ['localhost:3000', false],
    ['127.0.0.1:3000', false],
  ])('on %s: %s', (host, expected) => expect(hasWorker(host)).toBe(expected));

  it('is false without workers [spec 4.16]', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(hasWorker('mui.com')).toBe(false);
  });

  it('is false in development', () => {
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(hasWorker('mui.com')).toBe(false);
    env.restore();
  });
});
