import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { listTree } from './processTree';

/** `next dev` as an author starts it. */
export interface DevServer {
  origin: string;
  /** Milliseconds from the command to the first page. */
  firstPage: number;
  stop: () => Promise<void>;
}

const port = 3987;
const patience = 180_000;

/** Starts `next dev` in a folder and resolves when it answered with a page. */
export async function startDevServer(folder: string, pathname: string): Promise<DevServer> {
  const started = performance.now();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('npx', ['next', 'dev', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => stopTree(child);
  while (!(await answers(origin + pathname))) {
    if (performance.now() - started > patience) {
      await stop();
      throw new Error(`next dev answered no page in ${patience / 1000} s.`);
    }
    await setTimeout(20);
  }
  return { origin, firstPage: performance.now() - started, stop };
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

/** Asks the server to stop as Ctrl+C does, and waits until nothing of it is left. */
async function stopTree(child: ChildProcess): Promise<void> {
  const all = child.pid ? listTree(child.pid) : [];
  if (child.pid) process.kill(-child.pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && all.some(isAlive); waited += 50) await setTimeout(50);
  const left = all.filter(isAlive);
  left.forEach((id) => process.kill(id, 'SIGKILL'));
  if (left.length > 0) console.warn(`next dev left ${left.length} processes running.`);
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
