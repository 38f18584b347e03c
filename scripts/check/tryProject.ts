import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The result for a project. `unreachable` means that the registry did not answer, so that it was not tried. */
export type Trial =
  { outcome: 'runs' } | { outcome: 'fails'; why: string } | { outcome: 'unreachable'; why: string };

/** Matches npm's output when the network failed, not the request. */
const networkErrors =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED|E5\d\d)\b/;

/** Writes, installs and builds a project as a reader would, then calls `open`, which returns what is wrong with it. */
export async function tryProject(
  folder: string,
  files: Readonly<Record<string, string>>,
  open: (built: string) => Promise<string[]>,
): Promise<Trial> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const patience = [
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
    '--fetch-timeout=60000',
  ];
  const fetchAll = () => failureOf('npm', [...install, ...patience], folder);
  // Installing is retried once, in case the network failed. Building is not.
  const refused = (await fetchAll()) && (await fetchAll());
  if (refused && !(await answers(refused, folder))) return { outcome: 'unreachable', why: refused };
  const why = refused ?? (await failureOf('npm', ['run', 'build'], folder));
  if (why) return { outcome: 'fails', why };
  const complaints = await open(path.join(folder, 'dist'));
  if (complaints.length > 0) return { outcome: 'fails', why: complaints.join('\n') };
  return { outcome: 'runs' };
}

/** Whether the registry works, though an installation failed: asks it for a package that surely exists. */
async function answers(refused: string, folder: string): Promise<boolean> {
  if (networkErrors.test(refused)) return false;
  return !(await failureOf('npm', ['view', 'react', 'version', '--prefer-online'], folder));
}

async function failureOf(command: string, words: string[], cwd: string) {
  try {
    await run(command, words, { cwd });
    return undefined;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    return [message, stdout, stderr].filter(Boolean).join('\n');
  }
}
