import { feedbackIdHeader, type Feedback } from '@/model';
import { createRateLimit } from './createRateLimit';
import { feedbackSchema, explainIssues } from './feedbackSchema';
import { type FeedbackSender, refuseRequest, answerText } from './refuseRequest';
import { readBody, parseJson } from './readBody';

/** Stored feedback. */
export interface StoredFeedback extends Feedback {
  /** Time of arrival, ISO 8601 in UTC. */
  time: string;
  /** Host of the site where it was given, according to the deployment. */
  host: string;
  /** Identifies retries. Missing in older lines. */
  id?: string;
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
    const refusal = refuseRequest(request, sender);
    if (refusal) return refusal;
    if (!isWithinLimit(sender.address)) {
      return answerText(429, 'Too much feedback from this address.', { 'retry-after': '60' });
    }
    // Disconnecting in the middle of the body is no error of the server.
    const body = await readBody(request, largestBody).catch(() => '');
    if (body === undefined) return answerText(413, `A body has at most ${largestBody} bytes.`);
    const result = schema.safeParse(parseJson(body));
    if (!result.success) return answerText(400, explainIssues(result.error.issues));
    const time = new Date(now()).toISOString();
    try {
      await store({ id: idOf(request), time, host: sender.host, ...result.data });
    } catch (error) {
      // eslint-disable-next-line no-console -- the operator's only way to learn of it
      console.error('Feedback could not be kept:', error);
      return answerText(503, 'Feedback cannot be kept at the moment.');
    }
    return new Response(null, { status: 204 });
  };
}

/** Returns the id that the page sent, the same for each attempt, or a new one. */
function idOf({ headers }: Request): string {
  const given = headers.get(feedbackIdHeader) ?? '';
  return /^[\w-]{16,64}$/.test(given) ? given : crypto.randomUUID();
}
