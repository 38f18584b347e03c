import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './freePort';

/** A running `next dev`. */
export interface DevServer {
  origin: string;
  /** Milliseconds from the command to the first page. */
  firstPage: number;
  /** Returns all it has printed so far. */
  printed: () => string;
  /** Stops it and all processes it started. */
  stop: () => Promise<void>;
}

/** How long the first page may take, in milliseconds. */
const patience = 180_000;

/**
 * Starts `next dev` in a folder, on a free port, and resolves when it has served the page at `pathname`.
 * @throws Error with its output if it ends or serves no page within three minutes.
 */
export async function startDevServer(folder: string, pathname: string): Promise<DevServer> {
  const started = performance.now();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // What `npx next dev` runs, without the third of a second that npx takes to find it.
  const next = 'node_modules/next/dist/bin/next';
  const child = spawn(process.execPath, [next, 'dev', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, which can be stopped as a whole.
    detached: true,
  });
  const { printed, stop } = attend(child);
  while (!(await answers(origin + pathname))) {
    const waited = performance.now() - started;
    if (child.exitCode === null && waited < patience) {
      await setTimeout(20);
      continue;
    }
    await stop();
    throw new Error(`next dev answered no page in ${(waited / 1000).toFixed()} s.\n${printed()}`);
  }
  return { origin, firstPage: performance.now() - started, printed, stop };
}

/** Collects the output of a process, and kills it when this process exits. */
function attend(child: ChildProcess): Pick<DevServer, 'printed' | 'stop'> {
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const kill = () => signal(child, 'SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    await stopGroup(child);
    process.off('exit', kill);
  };
  return { printed: () => printed, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** Stops a process group as Ctrl+C does, and kills what is still running after ten seconds. */
async function stopGroup(child: ChildProcess): Promise<void> {
  signal(child, 'SIGINT');
  for (let waited = 0; waited < 10_000 && signal(child, 0); waited += 50) await setTimeout(50);
  if (signal(child, 'SIGKILL')) console.warn('next dev left processes running; they were ended.');
}

/** Sends a signal to a process group, or 0 to test it. Returns false if the group has no processes anymore. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    return false;
  }
}
