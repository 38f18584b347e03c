import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRelease } from './release';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  fs.writeFileSync(path.join(folder, '_headers'), '/*\n  X-All: yes\n/fare/*\n  X-Fare: yes\n');
  fs.writeFileSync(path.join(folder, '_redirects'), '/old/* /new/:splat 301\n');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it('finds the same rules for a path each time, however long it is', () => {
  const { headersFor, redirectFor } = openRelease(folder);
  const long = 'a'.repeat(1000);
  for (const turn of ['first', 'second']) {
    expect([turn, headersFor('/fare/')]).toEqual([turn, { 'X-All': 'yes', 'X-Fare': 'yes' }]);
    expect(redirectFor('/fare/')).toBeNull();
    expect(redirectFor('/old/seat/')).toEqual({ to: '/new/seat/', status: 301 });
    expect(redirectFor(`/old/${long}`)).toEqual({ to: `/new/${long}`, status: 301 });
  }
});

it('goes on after more paths than it caches', () => {
  const { headersFor, redirectFor } = openRelease(folder);
  for (let count = 0; count < 10_010; count += 1) redirectFor(`/old/${count}`);
  expect(redirectFor('/old/7')).toEqual({ to: '/new/7', status: 301 });
  expect(headersFor('/seat/')).toEqual({ 'X-All': 'yes' });
});
