import fs from 'node:fs/promises';
import type http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readByteRange, type ByteRange } from './byteRange';
import { chooseRepresentation } from './chooseRepresentation';
import type { HotFiles } from './hotFiles';
import type { Representation, SiteFile } from './siteFiles';

/** A request for a file, and what it takes to answer it. The headers of its path are set already. */
export interface FileRequest {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  file: SiteFile;
  hotFiles: HotFiles;
  /** 200 unless the file is an error's page. */
  status?: number;
}

/**
 * Sends a file: compressed if the client takes that, a part of it, or the news that it has not changed.
 * @throws What the file system throws before anything is sent.
 */
export async function sendFile({ request, response, file, hotFiles, status = 200 }: FileRequest) {
  response.setHeader('Content-Type', file.type);
  if (file.compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  const range = status === 200 ? rangeOf(request, file) : undefined;
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.plain.size}`);
    response.writeHead(416, { 'Content-Length': 0 }).end();
    return;
  }
  // A range counts the bytes of the file, not of what it is compressed to.
  const chosen = range
    ? file.plain
    : chooseRepresentation(file, request.headers['accept-encoding']?.toString());
  response.setHeader('ETag', chosen.etag);
  if (status === 200) response.setHeader('Accept-Ranges', 'bytes');
  if (status === 200 && isKnown(request, chosen)) {
    response.writeHead(304).end();
    return;
  }
  if (chosen.encoding) response.setHeader('Content-Encoding', chosen.encoding);
  await sendBytes({ request, response, hotFiles, status }, chosen, range);
}

/** A range is asked for by GET only, and by a client whose part is one of this very file. */
function rangeOf({ method, headers }: http.IncomingMessage, { plain }: SiteFile) {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === plain.etag;
  return method === 'GET' && isSame ? readByteRange(headers.range, plain.size) : undefined;
}

function isKnown({ headers }: http.IncomingMessage, { etag }: Representation): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

async function sendBytes(
  { request, response, hotFiles, status }: Omit<Required<FileRequest>, 'file'>,
  chosen: Representation,
  range: ByteRange | undefined,
): Promise<void> {
  const { start, end } = range ?? { start: 0, end: chosen.size - 1 };
  const begin = () => {
    response.setHeader('Content-Length', end - start + 1);
    if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${chosen.size}`);
    response.writeHead(range ? 206 : status);
  };
  const cached = request.method === 'HEAD' ? Buffer.alloc(0) : hotFiles.read(chosen);
  if (!cached) return stream(response, chosen, { start, end, begin });
  const bytes = Buffer.isBuffer(cached) ? cached : await cached;
  begin();
  response.end(range ? bytes.subarray(start, end + 1) : bytes);
}

/** Sends a file piece by piece. However the request ends, the file is closed. */
async function stream(
  response: http.ServerResponse,
  { path }: Representation,
  { start, end, begin }: ByteRange & { begin: () => void },
): Promise<void> {
  const handle = await fs.open(path);
  const bytes = handle.createReadStream({ start, end });
  begin();
  try {
    await pipeline(bytes, response, { end: false });
  } catch {
    // The reader left, or the file cannot be read any further. The connection is over with what was promised.
    response.destroy();
    return;
  }
  // A file that was cut short meanwhile: the rest that was promised never comes.
  if (bytes.bytesRead < end - start + 1) response.destroy();
  else response.end();
}
