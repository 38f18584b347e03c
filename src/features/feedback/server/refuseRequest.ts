/** The sender of feedback, according to the deployment. */
export interface FeedbackSender {
  /** The reader's network address. */
  address: string;
  /** Host of the site that the reader is on. */
  host: string;
  /** Other hosts whose pages may send feedback here. */
  otherHosts?: readonly string[];
}

/** Returns the response to a request that cannot be feedback of this site, before its body is read or counted. */
export function refuseRequest(
  { method, headers }: Request,
  sender: FeedbackSender,
): Response | undefined {
  if (method !== 'POST') return answerText(405, 'Send feedback by POST.', { allow: 'POST' });
  const hosts = [sender.host, ...(sender.otherHosts ?? [])];
  if (!isOwnOrigin(headers.get('origin'), hosts)) {
    return answerText(403, 'Feedback is given on the pages of this site.');
  }
  // Browsers send this type to another site only after a CORS preflight, which fails here.
  if (!/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) {
    return answerText(415, 'Send feedback as application/json.');
  }
  return undefined;
}

/**
 * Whether a request may come from a page at `origin`, the value of the `Origin` header: browsers send it with every
 * POST of a page, programs usually do not.
 */
function isOwnOrigin(origin: string | null, hosts: readonly string[]): boolean {
  if (origin === null) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}

/** Returns a response in plain text, which is not cached. */
export function answerText(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${text}\n`, { status, headers: { ...type, ...headers } });
}
