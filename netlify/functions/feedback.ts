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
    const key = `${feedback.time}-${crypto.randomUUID()}`;
    await getStore('feedback').setJSON(key, feedback);
  },
});

/** The feedback endpoint on the host; `npm start` serves the same handler. */
export default (request: Request, context: Context) => handle(request, context.ip);

/** Where the host answers with it (contract §2). */
export const config = { path: '/api/feedback' };
