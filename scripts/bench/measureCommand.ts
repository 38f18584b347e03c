import { spawn } from 'node:child_process';
import fs from 'node:fs';

/** How long a command took and how much memory it and its children held at once. */
export interface Measured {
  seconds: number;
  /** Peak of the resident memory of the whole process tree; 0 where `/proc` does not exist. */
  peakMegabytes: number;
  output: string;
}

/** Resident memory of each process with its parent, from `/proc`. */
function readProcesses(): Map<number, { parent: number; kilobytes: number }> {
  const found = new Map<number, { parent: number; kilobytes: number }>();
  if (!fs.existsSync('/proc/self/status')) return found;
  for (const id of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = fs.readFileSync(`/proc/${id}/status`, 'utf8');
      const field = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      found.set(Number(id), { parent: field('PPid'), kilobytes: field('VmRSS') });
    } catch {
      // The process ended between the two reads.
    }
  }
  return found;
}

/** Megabytes of a process and all below it. */
function treeMegabytes(root: number): number {
  const all = readProcesses();
  const kilobytesOf = (id: number): number =>
    [...all].reduce(
      (sum, [child, { parent }]) => (parent === id ? sum + kilobytesOf(child) : sum),
      all.get(id)?.kilobytes ?? 0,
    );
  return kilobytesOf(root) / 1024;
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
  }, 200);
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
