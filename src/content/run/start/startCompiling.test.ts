import { startCompiling } from './startCompiling';

const say = `process.send({ kind: 'bundleable' });`;

/** Returns arguments for a process that runs this code in place of the compiler. */
const compiler = (code: string) => ['--input-type=commonjs', '--eval', code];

afterEach(() => jest.restoreAllMocks());

describe('startCompiling', () => {
  it('starts the build before the compiler has ended, and waits for its end', async () => {
    const code = `${say} process.once('message', () => process.exit(0));`;
    let ended = false;
    const { bundleable, finished, child } = startCompiling(compiler(code));
    void finished.then(() => (ended = true));
    await bundleable;
    expect(ended).toBe(false);
    child.send('end');
    await finished;
  });

  it('starts the build when the compiler ends, if it announced nothing before', async () => {
    await startCompiling(compiler('')).bundleable;
  });

  it('fails the build if the compiler found errors', async () => {
    const exited = new Promise<unknown>((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation((code) => resolve(code) as never);
    });
    startCompiling(compiler(`${say} process.exitCode = 1;`));
    expect(await exited).toBe(1);
  });
});
