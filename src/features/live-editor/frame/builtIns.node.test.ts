import { keepBuiltIns } from './builtIns';

it('restores what code replaced or deleted, and leaves everything else', () => {
  const { map } = Array.prototype;
  const { parse } = JSON;
  const restore = keepBuiltIns();
  const broken = () => {
    throw new Error('broken');
  };
  Object.assign(Array.prototype, { map: broken, own: 1 });
  Reflect.deleteProperty(JSON, 'parse');
  Object.defineProperty(Map.prototype, 'size', { configurable: true, get: broken });
  restore();
  const own = Reflect.get(Array.prototype, 'own') as unknown;
  Reflect.deleteProperty(Array.prototype, 'own');
  expect(Array.prototype.map).toBe(map);
  expect(JSON.parse).toBe(parse);
  expect(new Map([[1, 1]]).size).toBe(1);
  expect(own).toBe(1);
});
