import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createProject } from '@/features/sandbox';
import { listSandboxes, type Sandbox } from './check/listSandboxes';

const run = promisify(execFile);

/** Installs and builds a project as its reader would; answers what went wrong, or nothing. */
async function tryProject(folder: string, { name, request }: Sandbox): Promise<string | undefined> {
  for (const [file, content] of Object.entries(createProject(request))) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }
  const started = Date.now();
  try {
    const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await run('npm', install, { cwd: folder });
    await run('npm', ['run', 'build'], { cwd: folder });
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return undefined;
  } catch (error) {
    const {
      message,
      stdout = '',
      stderr = '',
    } = error as Error & Record<'stdout' | 'stderr', string>;
    return `✗ ${name}\n${[message, stdout, stderr].join('\n')}`;
  }
}

/** Installs and builds the project of one demo of each product, the way a sandbox does. */
async function checkSandboxes(): Promise<number> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandboxes-'));
  const failures: string[] = [];
  try {
    const sandboxes = listSandboxes();
    const queue = [...sandboxes.entries()];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const failure = await tryProject(path.join(root, String(next[0])), next[1]);
        if (failure) failures.push(failure);
      }
    };
    await Promise.all([work(), work()]);
    failures.forEach((failure) => console.error(failure));
    console.log(`${sandboxes.length} projects, ${failures.length} failed`);
    return sandboxes.length > 0 && failures.length === 0 ? 0 : 1;
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

process.exit(await checkSandboxes());
