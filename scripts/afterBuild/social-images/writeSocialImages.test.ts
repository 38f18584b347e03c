import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PaintTask } from './job';
import { writeSocialImages } from './writeSocialImages';

let folder: string;
let painted: string[];
const at = (file: string) => path.join(folder, file);
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
};
const list = (pages: Record<string, string>) =>
  write(
    'content/manifest.json',
    JSON.stringify({
      pages: Object.entries(pages).map(([pathname, title]) => {
        return { pathname, folder: 'rail', title, description: 'About trains.' };
      }),
    }),
  );
const run = () =>
  writeSocialImages({
    root: process.cwd(),
    content: at('content'),
    out: at('out'),
    products: [{ folder: 'rail', product: { name: 'Rail UI', logo: 'docs' } }],
    paint: async (_, tasks: readonly PaintTask[]) => {
      for (const { card, file } of tasks) {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, card.title);
        painted.push(card.title);
      }
      return 1;
    },
  });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-images-'));
  painted = [];
  write('out/rail/fares/index.html', '');
  write('out/rail/stops/index.html', '');
  list({ '/rail/fares/': 'Fares', '/rail/stops/': 'Stops', '/rail/hidden/': 'Hidden' });
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it('writes an image for each exported page', async () => {
  expect(await run()).toEqual({ made: 2, seconds: 1, kept: 0, largest: 5 });
  expect(fs.readFileSync(at('out/static/social/pages/rail/fares.png'), 'utf8')).toBe('Fares');
  expect(fs.existsSync(at('out/static/social/pages/rail/hidden.png'))).toBe(false);
});

it('renders an image again only when its text has changed, and deletes the old one', async () => {
  await run();
  fs.rmSync(at('out/static'), { recursive: true });
  list({ '/rail/fares/': 'Fares', '/rail/stops/': 'Platforms' });
  expect(await run()).toEqual({ made: 1, seconds: 1, kept: 1, largest: 9 });
  expect(painted).toEqual(['Fares', 'Stops', 'Platforms']);
  expect(fs.readFileSync(at('out/static/social/pages/rail/fares.png'), 'utf8')).toBe('Fares');
  expect(fs.readdirSync(at('content/cache/social-images'))).toHaveLength(2);
});
