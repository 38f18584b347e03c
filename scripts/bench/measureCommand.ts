import { spawn } from 'node:child_process';
import { treeMegabytes } from './processTree';

/**
 * Returns the seconds a command takes. Memory is measured in a separate run, since reading the memory of a process
 * stops it for a moment: a build of 1,000 pages takes a second more.
 * @throws Error with the end of the command's output if it fails.
 */
export async function timeCommand(command: string[], cwd: string): Promise<number> {
  const started = performance.now();
  await run(command, cwd);
  return (performance.now() - started) / 1000;
}

/**
 * Returns the peak memory of a command and its child processes in megabytes; 0 if `/proc` does not exist.
 * @throws Error with the end of the command's output if it fails.
 */
export async function measureMemory(command: string[], cwd: string): Promise<number> {
  let peak = 0;
  await run(command, cwd, (id) => {
    peak = Math.max(peak, treeMegabytes(id));
  });
  return Math.round(peak);
}

/** Runs a command to its end. Calls `look` with its process id four times a second. */
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
