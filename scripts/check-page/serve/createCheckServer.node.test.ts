import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCheckServer } from './createCheckServer';
import { listPlaceholders } from './listAnswers';

it('has a document for every page of the site, and for no other address', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-server-'));
  fs.mkdirSync(path.join(root, 'public'));
  const answers = new Map(listPlaceholders([{ pathname: '/lists/seeds/' }]));
  const { origin, close } = await startCheckServer(root, [], answers);
  try {
    expect((await fetch(`${origin}/lists/seeds/`)).status).toBe(200);
    expect((await fetch(`${origin}/lists/bulbs/`)).status).toBe(404);
  } finally {
    close();
    fs.rmSync(root, { recursive: true });
  }
});
