import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NotFoundError, PublishedSite } from './publishedSite';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
fs.mkdirSync(path.join(folder, 'out'));
fs.writeFileSync(path.join(folder, 'out/soup.md'), '# Soup\n');
fs.writeFileSync(path.join(folder, 'secret.md'), 'secret');

afterAll(() => fs.rmSync(folder, { recursive: true }));

const site = new PublishedSite(path.join(folder, 'out'));

it('reads a file by its address', async () => {
  expect(await site.readText('/soup.md')).toBe('# Soup\n');
});

it.each(['/stew.md', '/../secret.md', '/', '/soup.md\0', '/soup.md/x'])(
  'has nothing at %j',
  async (url) => {
    await expect(site.readText(url)).rejects.toThrow(NotFoundError);
  },
);

it('finds a file written after a failed request for it', async () => {
  await expect(site.readText('/late.md')).rejects.toThrow(NotFoundError);
  fs.writeFileSync(path.join(folder, 'out/late.md'), 'late');
  expect(await site.readText('/late.md')).toBe('late');
});

it('does not call a file missing that exists but cannot be read', async () => {
  fs.symlinkSync('loop.md', path.join(folder, 'out/loop.md'));
  const reading = site.readText('/loop.md');
  await expect(reading).rejects.toThrow(/ELOOP/);
  await expect(reading).rejects.not.toThrow(NotFoundError);
});
