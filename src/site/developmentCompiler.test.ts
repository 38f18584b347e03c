afterEach(() => jest.resetModules());

it('shares the announced origin with code that was loaded separately', async () => {
  const { announceCompiler } = await import('./developmentCompiler');
  announceCompiler(Promise.resolve('http://127.0.0.1:4000'));
  jest.resetModules();
  const { compilerOrigin } = await import('./developmentCompiler');
  await expect(compilerOrigin()).resolves.toBe('http://127.0.0.1:4000');
});

it('explains how to start a compiler if there is none', async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('docs.development-compiler'));
  const { compilerOrigin } = await import('./developmentCompiler');
  expect(compilerOrigin).toThrow('start with `next dev`');
});
