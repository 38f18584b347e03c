import net from 'node:net';

/** A page that many connections request at the same time. */
export interface Load {
  port: number;
  pathname: string;
  /** Value of `Accept-Encoding`. */
  encoding: string;
  connections: number;
  seconds: number;
}

/** The throughput and the errors of a server under load. */
export interface LoadResult {
  requestsPerSecond: number;
  /** Number of connections that were refused, closed by the server, or never answered. */
  errors: number;
}

/**
 * Sends requests over several connections, on each one after the other, and counts the answers. All answers have the
 * same size, so bytes are counted: parsing answers would take more CPU time than serving them.
 * @throws Error if the first answer isn't a page in the requested encoding.
 */
export async function generateLoad(load: Load): Promise<LoadResult> {
  const size = await measureAnswer(load);
  const started = performance.now();
  const received = await Promise.all(
    Array.from({ length: load.connections }, () => keepBusy(load, size)),
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    requestsPerSecond: received.reduce((sum, count) => sum + count, 0) / seconds,
    errors: received.filter((count) => count === 0).length,
  };
}

function requestOf({ pathname, encoding }: Load): string {
  return `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
}

/** Returns the size of one answer in bytes, including headers. */
function measureAnswer(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(load.port, '127.0.0.1', () => socket.write(requestOf(load)));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      text += chunk;
      const head = text.slice(0, text.indexOf('\r\n\r\n') + 4);
      const body = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? NaN);
      if (text.length < head.length + body) return;
      socket.destroy();
      const isAsked = head.toLowerCase().includes(`content-encoding: ${load.encoding}`);
      if (head.startsWith('HTTP/1.1 200') && isAsked) resolve(text.length);
      else reject(new Error(`${load.pathname} is not answered in ${load.encoding}:\n${head}`));
    });
  });
}

/** Returns the number of answers on one connection until the time is up; 0 if the connection failed. */
function keepBusy(load: Load, size: number): Promise<number> {
  return new Promise((resolve) => {
    const request = requestOf(load);
    let bytes = 0;
    let count = 0;
    const socket = net.connect(load.port, '127.0.0.1', () => socket.write(request));
    const end = (result: number) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(result);
    };
    const timer = setTimeout(() => end(count), load.seconds * 1000);
    socket.on('error', () => end(0));
    socket.on('close', () => end(0));
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes < size) return;
      bytes -= size;
      count += 1;
      socket.write(request);
    });
  });
}
