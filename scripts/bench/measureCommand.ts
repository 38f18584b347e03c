import { spawn } from 'node:child_process';
import { treeMegabytes } from './processTree';

/** How long a command took and how much memory it and its children held at once. */
export interface Measured {
  seconds: number;
  /** Peak of the memory of the whole process tree; 0 where `/proc` does not exist. */
  peakMegabytes: number;
  output: string;
}

/** Runs a command to its end. @throws Error with the end of its output when it fails. */
export function measureCommand(command: string[], cwd: string): Promise<Measured> {
  const [name = '', ...args] = command;
  const started = performance.now();
  const child = spawn(name, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMegabytes(child.pid ?? 0));
  }, 250);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, peakMegabytes: Math.round(peak), output });
      else reject(new Error(`${command.join(' ')} failed:\n${output.slice(-3000)}`));
    });
  });
}
