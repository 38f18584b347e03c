import type { Feedback } from '@/model';
import { createRateLimit } from './createRateLimit';
import { feedbackSchema } from './feedbackSchema';
import { readBody } from './readBody';

/** Feedback as it is kept. */
export interface StoredFeedback extends Feedback {
  /** When it came, ISO 8601 in UTC. */
  time: string;
  /** Host of the site it was given on. */
  host: string;
}

/** Knows the addresses of the site's pages. */
export type PageSet = Pick<ReadonlySet<string>, 'has'>;

/** What the handler needs of its surroundings. */
export interface FeedbackSurroundings {
  pages: PageSet;
  store: (feedback: StoredFeedback) => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Answers a request from `address`, the reader's network address. */
export type FeedbackHandler = (request: Request, address: string) => Promise<Response>;

/** Largest body, in bytes (contract §9). */
const largestBody = 16 * 1024;

/** Requests one address may make in a minute (contract §9). */
const perMinute = 20;

/**
 * Makes the feedback endpoint of contract §9: 204 stored, 400 not feedback, 413 too large, 429 too many, 405 not a
 * POST, 503 when it could not be kept. One handler serves `npm start` and the host's function.
 */
export function createFeedbackHandler(around: FeedbackSurroundings): FeedbackHandler {
  const { store, now = Date.now } = around;
  const schema = feedbackSchema(around.pages);
  const isWithinLimit = createRateLimit(perMinute, now);
  return async (request, address) => {
    if (request.method !== 'POST') return answer(405, 'Send feedback by POST.', { allow: 'POST' });
    if (!isWithinLimit(address)) {
      return answer(429, 'Too much feedback from this address.', { 'retry-after': '60' });
    }
    const body = await readBody(request, largestBody);
    if (body === undefined) return answer(413, `A body has at most ${largestBody} bytes.`);
    const result = schema.safeParse(parseJson(body));
    if (!result.success) return answer(400, explain(result.error.issues));
    try {
      const time = new Date(now()).toISOString();
      await store({ time, host: new URL(request.url).host, ...result.data });
    } catch (error) {
      // eslint-disable-next-line no-console -- the operator's only way to learn of it
      console.error('Feedback could not be kept:', error);
      return answer(503, 'Feedback cannot be kept at the moment.');
    }
    return new Response(null, { status: 204 });
  };
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
