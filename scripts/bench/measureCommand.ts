import { spawn } from 'node:child_process';
import { treeMegabytes } from './processTree';

/**
 * Seconds a command takes. Memory is measured in a run of its own: looking at what processes hold stops them for a
 * moment, and a build of 1,000 pages takes a second more.
 * @throws Error with the end of its output when it fails.
 */
export async function timeCommand(command: string[], cwd: string): Promise<number> {
  const started = performance.now();
  await run(command, cwd);
  return (performance.now() - started) / 1000;
}

/**
 * Megabytes that a command and its children hold at once, at their peak; 0 where `/proc` does not exist.
 * @throws Error with the end of its output when it fails.
 */
export async function measureMemory(command: string[], cwd: string): Promise<number> {
  let peak = 0;
  await run(command, cwd, (id) => {
    peak = Math.max(peak, treeMegabytes(id));
  });
  return Math.round(peak);
}

/** Runs a command to its end, and shows its process to `look` four times a second. */
function run(command: string[], cwd: string, look?: (id: number) => void): Promise<void> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = look && setInterval(() => look(child.pid ?? 0), 250);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code === 0) resolve();
      else reject(new Error(`${command.join(' ')} failed:\n${output.slice(-3000)}`));
    });
  });
}
