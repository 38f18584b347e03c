import { compileFile } from './compileFile';
import { createPackModules } from './packModules';
import { runFiles } from './runFiles';

/** Runs files given as pairs of name and code, the first first. */
function run(
  files: Readonly<Record<string, string>>,
  requirePackage: (name: string) => unknown = () => ({}),
) {
  const compiled = Object.entries(files).map(([name, code]) => compileFile({ name, code }));
  return runFiles(compiled, requirePackage);
}

beforeAll(() => {
  // The frame defines it for code with loops and functions.
  Object.assign(globalThis, { __checkTime: () => {} });
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'runs'));

describe('runFiles', () => {
  it('returns the exports of the first file, which imports others', () => {
    const { default: seats, row } = run({
      'Demo.tsx':
        "import { rows } from './rows';\nexport default rows.length;\nexport * from './rows';",
      'rows.ts':
        "import names from './names.json';\nexport const rows: string[] = names;\nexport const row = 'Ä – 列';",
      'names.json': '["A", "B"]',
    });
    expect([seats, row]).toEqual([2, 'Ä – 列']);
  });

  it('runs a file once, however often it is imported', () => {
    const { default: runs } = run({
      'Demo.tsx':
        "import { count } from './a';\nimport './b';\nimport './count';\nexport default count();",
      'a.ts': "export { count } from './count';",
      'b.ts': "import './count.ts';",
      'count.ts':
        'Reflect.set(globalThis, "runs", (Reflect.get(globalThis, "runs") ?? 0) + 1);\nexport const count = () => Reflect.get(globalThis, "runs");',
    });
    expect(runs).toBe(1);
  });

  it('runs files that import each other, as Node does', () => {
    const { default: found } = run({
      'Demo.tsx': "import { odd } from './odd';\nexport default odd(7);",
      'odd.ts':
        "import { even } from './even';\nexport const odd = (n: number): boolean => n !== 0 && even(n - 1);",
      'even.ts':
        "import { odd } from './odd';\nexport const even = (n: number): boolean => n === 0 || odd(n - 1);",
    });
    expect(found).toBe(true);
  });

  it('asks for packages by their name', () => {
    const requirePackage = jest.fn(() => ({ __esModule: true, default: 'a button' }));
    const code = "import Button from '@mui/material/Button';\nexport default Button;";
    expect(run({ 'Demo.tsx': code }, requirePackage).default).toBe('a button');
    expect(requirePackage.mock.calls).toEqual([['@mui/material/Button']]);
  });

  it('names the file whose import leads nowhere', () => {
    const files = { 'Demo.tsx': "import './parts/Row';", 'parts/Row.tsx': "import './seat';" };
    expect(() => run(files)).toThrow('There is no file "./seat" next to parts/Row.tsx.');
  });

  it('passes on what a file throws', () => {
    expect(() => run({ 'Demo.tsx': "throw new RangeError('Row 13');" })).toThrow(RangeError);
  });

  it('reads JSON with any value, and treats a style sheet as a file without exports', () => {
    const added: unknown[] = [];
    Object.assign(globalThis, { __addSheet: (css: string) => added.push(css) });
    const found = run({
      'Demo.tsx': "import a from './a.json';\nimport './seat.css';\nexport default a;",
      'a.json': 'null',
      'seat.css': "a::before { content: '</script>\\u2028'; }",
    });
    expect(found.default).toBeNull();
    expect(added).toEqual(["a::before { content: '</script>\\u2028'; }"]);
  });

  it('leaves no script element in the document', () => {
    run({ 'Demo.tsx': 'export default 1;' });
    expect(document.querySelector('script')).toBeNull();
  });

  it('returns nothing for no files', () => {
    expect(run({})).toEqual({});
  });
});

describe('createPackModules', () => {
  const manifest = {
    packs: ['/react.js', '/button.js', '/stage.js'],
    modules: { react: [0], '@mui/material/Button': [0, 1], '#stage': [0, 2] },
  };

  /** Creates the modules, with a loader that defines those of a pack when its script has loaded. */
  function setUp() {
    const loadFile = jest.fn(async (url: string) => {
      const name = url === '/button.js' ? '@mui/material/Button' : url.slice(1, -3);
      globalThis.docsModules?.define({ [name]: () => `module of ${url}` });
    });
    return { loadFile, modules: createPackModules(manifest, loadFile) };
  }

  it('loads the packs of a module with those it depends on, each once', async () => {
    const { loadFile, modules } = setUp();
    await Promise.all([modules.load(['@mui/material/Button']), modules.load(['react', './own'])]);
    await modules.load(['@mui/material/Button']);
    expect(loadFile.mock.calls).toEqual([['/react.js'], ['/button.js']]);
    expect(modules.require('@mui/material/Button')).toBe('module of /button.js');
  });

  it('waits until every pack has loaded', async () => {
    let arrive = () => {};
    const waiting = new Promise<void>((resolve) => (arrive = resolve));
    const loaded = jest.fn();
    const modules = createPackModules(manifest, () => waiting);
    const loading = modules.load(['#stage']).then(loaded);
    await Promise.resolve();
    expect(loaded).not.toHaveBeenCalled();
    arrive();
    await loading;
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('names a module whose pack was not loaded, also one that objects have anyway', () => {
    const { modules } = setUp();
    expect(() => modules.require('react')).toThrow('The module "react" was not loaded.');
    expect(() => modules.require('constructor')).toThrow('"constructor" was not loaded');
  });

  it('gives packs the modules of other packs', async () => {
    const { modules } = setUp();
    await modules.load(['react']);
    expect(globalThis.docsModules?.require('react')).toBe('module of /react.js');
  });
});
