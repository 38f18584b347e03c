import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
