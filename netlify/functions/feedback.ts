import { getStore } from '@netlify/blobs';
import { createFeedbackHandler } from '../../src/features/feedback/server';
import manifest from '../../.content/manifest.json';

/** What the host tells of a request. */
interface Context {
  ip: string;
}

const handle = createFeedbackHandler({
  pages: new Set(manifest.pages.map(({ pathname }) => pathname)),
  // One blob each: a function has no file to write to, and blobs of their own cannot overwrite one another.
  store: async (feedback) => {
    // A second try has the same id, and takes the place of the first.
    await getStore('feedback').setJSON(feedback.id, feedback);
  },
});

/**
 * The feedback endpoint on the host; `npm start` serves the same handler. The host calls the function for names that are
 * the site's only, and sets the address itself.
 */
export default (request: Request, context: Context) =>
  handle(request, { address: context.ip, host: new URL(request.url).host });

/** Where the host answers with it (contract §2). */
export const config = { path: '/api/feedback' };
