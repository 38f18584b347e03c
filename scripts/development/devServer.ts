import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './freePort';

/** `next dev` as an author starts it. */
export interface DevServer {
  origin: string;
  /** Milliseconds from the command to the first page. */
  firstPage: number;
  /** All it has printed so far. */
  printed: () => string;
  /** Ends it and all it started. */
  stop: () => Promise<void>;
}

const patience = 180_000;

/**
 * Starts `next dev` in a folder, at a free port, and resolves when it answered with a page.
 * @throws Error with what it printed, when it ends or answers no page in three minutes.
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
    // A group of its own, which can be ended as a whole.
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

/** Keeps what a process prints, and lets it not outlive this one, however that ends. */
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

/** Asks a group of processes to stop as Ctrl+C does, and waits until nothing of it is left. */
async function stopGroup(child: ChildProcess): Promise<void> {
  signal(child, 'SIGINT');
  for (let waited = 0; waited < 10_000 && signal(child, 0); waited += 50) await setTimeout(50);
  if (signal(child, 'SIGKILL')) console.warn('next dev left processes running; they were ended.');
}

/** Sends a signal to the group of a process; false when nothing of it is left. Signal 0 only asks. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    return false;
  }
}
