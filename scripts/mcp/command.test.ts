import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { searchIndexUrl } from '@/model/search';

const root = path.join(__dirname, '../..');

it('starts in a project whose path has a space', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'with space '));
  for (const name of ['scripts', 'src', 'node_modules', 'package.json', 'tsconfig.json']) {
    fs.symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const flags = ['--preserve-symlinks', '--preserve-symlinks-main'];
  const words = [...flags, path.join(folder, 'scripts/mcp.mjs'), '--help'];
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: os.tmpdir(),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('Usage: npx component-docs-mcp');
    expect(status).toBe(0);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}, 30_000);

it('says so if the port is taken', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'searchable-'));
  const taken = net.createServer().listen(0, '127.0.0.1');
  try {
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    fs.mkdirSync(path.join(folder, path.dirname(searchIndexUrl)), { recursive: true });
    fs.writeFileSync(path.join(folder, searchIndexUrl), JSON.stringify({ shards: [] }));
    const words = ['scripts/mcp.mjs', '--site', folder, '--http', '--port', `${port}`];
    const command = spawn(process.execPath, words, { cwd: root });
    let printed = '';
    command.stderr.on('data', (text: Buffer) => (printed += text.toString()));
    expect(await once(command, 'close')).toEqual([1, null]);
    expect(printed).toBe(`Port ${port} is taken. Choose another one with --port.\n`);
  } finally {
    taken.close();
    fs.rmSync(folder, { recursive: true });
  }
}, 30_000);
