import { missingModule, planPacks } from './planPacks';
import { resolveFile } from './resolveFile';

const manifest = {
  packs: ['/a.js', '/b.js', '/c.js'],
  modules: { '@x/a/Button': [0, 2], react: [2], '#stage': [1] },
};

describe('planPacks', () => {
  it('lists each pack once, and none for unknown modules', () => {
    expect(planPacks(manifest, ['react', '@x/a/Button', 'left-pad', 'constructor'])).toEqual([
      '/a.js',
      '/c.js',
    ]);
  });
});

describe('missingModule', () => {
  it('returns undefined for known modules', () => {
    expect(missingModule(manifest, 'react')).toBeUndefined();
  });

  it('suggests the module that was probably meant', () => {
    expect(missingModule(manifest, '@x/a/Buton')).toBe(
      '"@x/a/Buton" cannot be imported here. Did you mean "@x/a/Button"?',
    );
  });

  it.each(['left-pad', 'constructor', '#stagf'])('suggests nothing for %s', (name) => {
    expect(missingModule(manifest, name)).not.toContain('Did you mean');
  });
});

describe('resolveFile', () => {
  const names = ['Demo.tsx', 'data.ts', 'parts/Row.tsx', 'parts/index.ts', '../shared/list.ts'];

  it.each([
    ['Demo.tsx', './data', 'data.ts'],
    ['Demo.tsx', './data.ts', 'data.ts'],
    ['Demo.tsx', './parts', 'parts/index.ts'],
    ['parts/Row.tsx', '../data', 'data.ts'],
    ['Demo.tsx', '../shared/list', '../shared/list.ts'],
    ['../shared/list.ts', './list', '../shared/list.ts'],
    ['Demo.tsx', './nothing', undefined],
  ])('from %s, %s is %s', (importer, specifier, file) => {
    expect(resolveFile(names, importer, specifier)).toBe(file);
  });
});
