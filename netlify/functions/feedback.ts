import { getStore } from '@netlify/blobs';
import { createFeedbackHandler } from '../../src/features/feedback/server';
import manifest from '../../.content/manifest.json';

/** What the host passes about a request. */
interface Context {
  ip: string;
}

const handle = createFeedbackHandler({
  pages: new Set(manifest.pages.map(({ pathname }) => pathname)),
  // One blob per entry: functions cannot write to files, and separate blobs cannot overwrite each other.
  store: async (feedback) => {
    // A retry has the same id, and replaces the first.
    await getStore('feedback').setJSON(feedback.id, feedback);
  },
});

/**
 * The feedback endpoint on Netlify; `npm start` serves the same handler. Netlify calls the function for the site's own
 * host names only, and sets the client's address itself.
 */
export default (request: Request, context: Context) =>
  handle(request, { address: context.ip, host: new URL(request.url).host });

/** Path of the endpoint (contract §2). */
export const config = { path: '/api/feedback' };
