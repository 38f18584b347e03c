import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const file = path.join(__dirname, 'runProcess.mjs');

/** Starts a process that runs another by `runProcess`, and exits with the status that it returns. */
function start(command: string, ...words: string[]) {
  const code = `import { runProcess } from ${JSON.stringify(file)};
process.exit(await runProcess(...${JSON.stringify([command, words])}));`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code]);
}

const node = (code: string) => start(process.execPath, '--eval', code);

it('returns the status of the process', async () => {
  expect(await once(node('process.exit(3)'), 'exit')).toEqual([3, null]);
  expect(await once(node(''), 'exit')).toEqual([0, null]);
});

it('returns a failure if the process is killed', async () => {
  expect(await once(node("process.kill(process.pid, 'SIGKILL')"), 'exit')).toEqual([1, null]);
});

it.each(['SIGINT', 'SIGTERM'] as const)('passes %s on, and waits', async (signal) => {
  const waiting = `process.on('${signal}', () => { console.log('ended'); process.exit(0); });
setInterval(() => {}, 1000); console.log('started');`;
  const child = node(waiting);
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(printed).toBe('started\nended\n');
});

it('says so if the program cannot be started', async () => {
  const child = start('no-such-program');
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(printed).toContain('`no-such-program` could not be started: spawn no-such-program ENOENT');
});
