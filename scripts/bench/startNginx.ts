import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readHeaders } from '../serve/headers';

/** The server that ours is compared with. */
export interface ComparedServer {
  port: number;
  /** Names of the encodings it sends. */
  encodings: string[];
  stop: () => void;
}

/** Debian's path of the module that serves `.br` files. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Starts nginx on the same files, with our headers for one page. Returns undefined if nginx is not installed.
 * @throws Error with nginx's log if it ends at once.
 */
export async function startNginx(
  folder: string,
  pathname: string,
  port: number,
): Promise<ComparedServer | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const hasBrotli = fs.existsSync(brotli);
  const headers = readHeaders(path.join(folder, '_headers'))(pathname);
  const file = path.join(place, 'nginx.conf');
  fs.writeFileSync(
    file,
    configure({ place, folder: path.resolve(folder), port, headers: Object.entries(headers) }),
  );
  const child = spawn('nginx', ['-p', place, '-c', file], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (child.exitCode !== null) {
    throw new Error(`nginx ended: ${fs.readFileSync(path.join(place, 'error.log'), 'utf8')}`);
  }
  const stop = () => {
    child.kill();
    fs.rmSync(place, { recursive: true, force: true });
  };
  return { port, encodings: hasBrotli ? ['gzip', 'br'] : ['gzip'], stop };
}

interface Configuration {
  /** Folder to which nginx may write. */
  place: string;
  folder: string;
  port: number;
  headers: [string, string][];
}

function configure({ place, folder, port, headers }: Configuration): string {
  const hasBrotli = fs.existsSync(brotli);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(hasBrotli ? [`load_module ${brotli};`] : []),
    `daemon off; worker_processes auto; worker_rlimit_nofile 8192;`,
    `pid ${place}/nginx.pid; error_log ${place}/error.log;`,
    'events { worker_connections 4096; }',
    'http {',
    'types { text/html html; } access_log off; sendfile on; tcp_nopush on;',
    'keepalive_requests 1000000; gzip_static on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    ...temporary.map((name) => `${name}_temp_path ${place}/${name};`),
    ...headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`),
    `server { listen 127.0.0.1:${port}; root ${JSON.stringify(folder)}; }`,
    '}',
  ].join('\n');
}
