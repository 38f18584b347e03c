import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.join(__dirname, '..');

function run(words: readonly string[], PORT: string) {
  const env = { ...process.env, PORT };
  return spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8', timeout: 20_000 });
}

describe.each([
  ['npm start', ['scripts/start.mjs', '--no-build']],
  ['the server of npm start', ['--import', 'tsx', 'scripts/serve.ts']],
  ['npm run ads', ['--import', 'tsx', 'scripts/ads.ts']],
])('%s', (_, words) => {
  test.each(['http', '0', '70000', '-1'])('refuses the port %s before it starts', (port) => {
    expect(run(words, port)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `PORT must be a number from 1 to 65535 (it is "${port}").\n`,
    });
  });
});

test('npm run ads says so if its port is taken', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  try {
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(run(['--import', 'tsx', 'scripts/ads.ts'], String(port))).toMatchObject({
      status: 1,
      stderr: `Port ${port} is taken. Set PORT to another one.\n`,
    });
  } finally {
    taken.close();
  }
});
