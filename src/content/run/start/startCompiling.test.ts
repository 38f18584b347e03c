import { startCompiling } from './startCompiling';

const say = `process.send({ kind: 'bundleable' });`;

/** A compiler that does nothing but what this code says. */
const compiler = (code: string) => ['--input-type=commonjs', '--eval', code];

afterEach(() => jest.restoreAllMocks());

describe('startCompiling', () => {
  it('lets the build begin before the compiler has ended, and waits for its end', async () => {
    const code = `${say} process.once('message', () => process.exit(0));`;
    let ended = false;
    const { bundleable, finished, child } = startCompiling(compiler(code));
    void finished.then(() => (ended = true));
    await bundleable;
    expect(ended).toBe(false);
    child.send('end');
    await finished;
  });

  it('begins at the end when nothing was said before', async () => {
    await startCompiling(compiler('')).bundleable;
  });

  it('ends the build with the compiler that found errors', async () => {
    const exited = new Promise<unknown>((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation((code) => resolve(code) as never);
    });
    startCompiling(compiler(`${say} process.exitCode = 1;`));
    expect(await exited).toBe(1);
  });
});
