import fs from 'node:fs/promises';
import type http from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Headers } from '../headers';
import { readByteRange, type ByteRange } from './byteRange';
import { chooseRepresentation } from './chooseRepresentation';
import type { HotFiles } from './hotFiles';
import type { Representation, SiteFile } from './siteFiles';

/** A request for a file, and what it takes to answer it. */
export interface FileRequest {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  file: SiteFile;
  /** Those of the path. They go out with the first byte and at once: a header set alone costs more than its bytes. */
  headers: Headers;
  hotFiles: HotFiles;
  /** 200 unless the file is an error's page. */
  status?: number;
}

/**
 * Sends a file: compressed if the client takes that, a part of it, or the news that it has not changed.
 * @throws What the file system throws before anything is sent.
 */
export async function sendFile({ request, response, file, ...rest }: FileRequest): Promise<void> {
  const { hotFiles, status = 200 } = rest;
  const range = status === 200 ? rangeOf(request, file) : undefined;
  // A range counts the bytes of the file, not of what it is compressed to.
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
  // Most answers are these, and each step less counts.
  if (Buffer.isBuffer(cached)) return void response.writeHead(status, headers.ofWhole).end(cached);
  await sendBytes({ request, response, hotFiles, headers, status }, chosen, range);
}

/** Headers of an answer, names and values in turn. */
interface FileHeaders {
  /** Those that don't tell how many bytes follow. */
  ofFile: string[];
  /** Those of an answer with the whole file. */
  ofWhole: string[];
}

/** Headers of a file, by those of its path: made once, since they are most of the work of an answer. */
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
