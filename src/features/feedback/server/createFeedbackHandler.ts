import * as z from 'zod';
import { feedbackIdHeader, longestComment, type Feedback } from '@/model';
import { createRateLimit } from './createRateLimit';

/** Stored feedback. */
export interface StoredFeedback extends Feedback {
  /** Time of arrival, ISO 8601 in UTC. */
  time: string;
  /** Host of the site where it was given, according to the deployment. */
  host: string;
  /** Identifies retries. Missing in older lines. */
  id?: string;
}

/** The sender of feedback, according to the deployment. */
export interface FeedbackSender {
  /** The reader's network address. */
  address: string;
  /** Host of the site that the reader is on. */
  host: string;
  /** Other hosts whose pages may send feedback here. */
  otherHosts?: readonly string[];
}

/** The paths of the site's pages. */
export type PageSet = Pick<ReadonlySet<string>, 'has'>;

/** Dependencies of the handler. */
export interface FeedbackContext {
  pages: PageSet;
  /** Stores feedback, unless feedback with the same id is stored already. */
  store: (feedback: StoredFeedback & { id: string }) => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Answers a request. Headers of the request that claim who sent it are not trusted. */
export type FeedbackHandler = (request: Request, sender: FeedbackSender) => Promise<Response>;

/** Largest body, in bytes (contract §9). */
const largestBody = 16 * 1024;

/** Requests one address may make in a minute (contract §9). */
const perMinute = 20;

/**
 * Makes the feedback endpoint of contract §9: 204 stored, 400 not feedback, 403 from a page of another site, 405 not a
 * POST, 413 too large, 415 not JSON, 429 too many, 503 when it could not be kept. One handler serves `npm start` and the
 * host's function.
 */
export function createFeedbackHandler(context: FeedbackContext): FeedbackHandler {
  const { store, now = Date.now } = context;
  const schema = feedbackSchema(context.pages);
  const isWithinLimit = createRateLimit(perMinute, now);
  return async (request, sender) => {
    const refusal = refuse(request, sender);
    if (refusal) return refusal;
    if (!isWithinLimit(sender.address)) {
      return answer(429, 'Too much feedback from this address.', { 'retry-after': '60' });
    }
    // Disconnecting in the middle of the body is no error of the server.
    const body = await readBody(request, largestBody).catch(() => '');
    if (body === undefined) return answer(413, `A body has at most ${largestBody} bytes.`);
    const result = schema.safeParse(parseJson(body));
    if (!result.success) return answer(400, explain(result.error.issues));
    const time = new Date(now()).toISOString();
    try {
      await store({ id: idOf(request), time, host: sender.host, ...result.data });
    } catch (error) {
      // eslint-disable-next-line no-console -- the operator's only way to learn of it
      console.error('Feedback could not be kept:', error);
      return answer(503, 'Feedback cannot be kept at the moment.');
    }
    return new Response(null, { status: 204 });
  };
}

/** Returns the response to a request that cannot be feedback of this site, before its body is read or counted. */
function refuse({ method, headers }: Request, sender: FeedbackSender): Response | undefined {
  if (method !== 'POST') return answer(405, 'Send feedback by POST.', { allow: 'POST' });
  const hosts = [sender.host, ...(sender.otherHosts ?? [])];
  if (!isOwnOrigin(headers.get('origin'), hosts)) {
    return answer(403, 'Feedback is given on the pages of this site.');
  }
  // Browsers send this type to another site only after a CORS preflight, which fails here.
  if (!/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) {
    return answer(415, 'Send feedback as application/json.');
  }
  return undefined;
}

/** Returns the id that the page sent, the same for each attempt, or a new one. */
function idOf({ headers }: Request): string {
  const given = headers.get(feedbackIdHeader) ?? '';
  return /^[\w-]{16,64}$/.test(given) ? given : crypto.randomUUID();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explain(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '))
    .join('\n');
}

function answer(status: number, text: string, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${text}\n`, { status, headers: { ...type, ...headers } });
}

const short = z.string().max(100);

/**
 * Returns the schema of accepted feedback: exactly the fields of contract §9. `pages` contains the paths of the site.
 */
function feedbackSchema(pages: Pick<ReadonlySet<string>, 'has'>) {
  return z.strictObject({
    page: z.string().refine((page) => pages.has(page), { error: 'is no page of this site' }),
    section: z.string().max(200),
    rating: z.literal([0, 1]),
    comment: z.string().max(longestComment),
    product: short,
    version: short,
    language: short,
  });
}

/**
 * Whether a request may come from a page at `origin`, the value of the `Origin` header: browsers send it with every
 * POST of a page, programs usually do not.
 */
function isOwnOrigin(origin: string | null, hosts: readonly string[]): boolean {
  if (origin === null) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** Reads a body as text, up to `limit` bytes; undefined if it is longer. */
async function readBody(request: Request, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return Buffer.concat(chunks).toString('utf8');
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
}
