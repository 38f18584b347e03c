import fs from 'node:fs/promises';
import type http from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Headers } from '../headers';
import { readByteRange, type ByteRange } from './byteRange';
import { chooseRepresentation } from './chooseRepresentation';
import type { HotFiles } from './hotFiles';
import type { Representation, SiteFile } from './siteFiles';

/** A request for a file, and what is needed to answer it. */
export interface FileRequest {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  file: SiteFile;
  /** Headers of the path. They are written in one call of `writeHead`, since `setHeader` is slow. */
  headers: Headers;
  hotFiles: HotFiles;
  /** Status of the response; 200 by default, another one for error pages. */
  status?: number;
}

/**
 * Sends a file, compressed if the client accepts that, or a range of it (206), or that it has not changed (304).
 * @throws Error of the file system, if the file cannot be opened or read before anything is sent.
 */
export async function sendFile({ request, response, file, ...rest }: FileRequest): Promise<void> {
  const { hotFiles, status = 200 } = rest;
  const range = status === 200 ? rangeOf(request, file) : undefined;
  // Ranges are positions in the uncompressed file.
  const chosen = range
    ? file.plain
    : chooseRepresentation(file, request.headers['accept-encoding']);
  const headers = describe(file, chosen, rest.headers);
  if (range === 'unsatisfiable') {
    const part = ['Content-Range', `bytes */${file.plain.size}`, 'Content-Length', '0'];
    response.writeHead(416, [...headers.ofFile, ...part]).end();
    return;
  }
  if (status === 200 && isKnown(request, chosen)) {
    response.writeHead(304, headers.ofFile).end();
    return;
  }
  const cached = request.method === 'GET' && !range ? hotFiles.read(chosen) : undefined;
  // Fast path for most responses.
  if (Buffer.isBuffer(cached)) return void response.writeHead(status, headers.ofWhole).end(cached);
  await sendBytes({ request, response, hotFiles, headers, status }, chosen, range);
}

/** Response headers in the form `writeHead` takes: names and values alternate. */
interface FileHeaders {
  /** Without `Content-Length`. */
  ofFile: string[];
  /** With the `Content-Length` of the whole file. */
  ofWhole: string[];
}

/** Cache of file headers, by the headers of the path: creating them takes most of the time of a response. */
const described = new WeakMap<Headers, WeakMap<Representation, FileHeaders>>();

function describe(file: SiteFile, chosen: Representation, ofPath: Headers): FileHeaders {
  const ofChosen = described.get(ofPath) ?? new WeakMap<Representation, FileHeaders>();
  described.set(ofPath, ofChosen);
  const known = ofChosen.get(chosen);
  if (known) return known;
  const headers: Headers = {
    ...ofPath,
    'Content-Type': file.type,
    ...(file.compressed.length > 0 && { Vary: 'Accept-Encoding' }),
    ETag: chosen.etag,
    'Accept-Ranges': 'bytes',
    ...(chosen.encoding && { 'Content-Encoding': chosen.encoding }),
  };
  const ofFile = Object.entries(headers).flat();
  const made = { ofFile, ofWhole: [...ofFile, 'Content-Length', String(chosen.size)] };
  ofChosen.set(chosen, made);
  return made;
}

/** Returns the requested range, for GET only, and only if `If-Range` is missing or matches the file. */
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

/** What {@link sendBytes} needs besides the bytes. */
interface Answer extends Required<
  Pick<FileRequest, 'request' | 'response' | 'hotFiles' | 'status'>
> {
  headers: FileHeaders;
}

async function sendBytes(
  { request, response, hotFiles, headers, status }: Answer,
  chosen: Representation,
  range: ByteRange | undefined,
): Promise<void> {
  const { start, end } = range ?? { start: 0, end: chosen.size - 1 };
  const begin = () => {
    if (!range) return void response.writeHead(status, headers.ofWhole);
    const length = ['Content-Length', String(end - start + 1)];
    const part = ['Content-Range', `bytes ${start}-${end}/${chosen.size}`];
    response.writeHead(206, [...headers.ofFile, ...length, ...part]);
  };
  const cached = request.method === 'HEAD' ? Buffer.alloc(0) : hotFiles.read(chosen);
  if (!cached) return stream(response, chosen, { start, end, begin });
  const bytes = Buffer.isBuffer(cached) ? cached : await cached;
  begin();
  response.end(range ? bytes.subarray(start, end + 1) : bytes);
}

/** Streams a file, and closes it however the request ends. */
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
    // The client left, or reading failed. `Content-Length` is sent already, so the connection has to be closed.
    response.destroy();
    return;
  }
  // The file was truncated meanwhile, so the rest of `Content-Length` cannot be sent.
  if (bytes.bytesRead < end - start + 1) response.destroy();
  else response.end();
}
