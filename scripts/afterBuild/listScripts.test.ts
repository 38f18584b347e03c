import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listScripts } from './listScripts';
import { readPages } from './readPages';

let out: string;
const write = (file: string, html: string) => {
  fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  fs.writeFileSync(path.join(out, file), html);
};
const named = (...names: string[]) =>
  names.map((name) => `<script data-src="/_next/static/chunks/${name}"></script>`).join('');

beforeEach(() => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
});

afterEach(() => fs.rmSync(out, { recursive: true }));

it('lists each script that pages start with once, and no others', () => {
  write('index.html', named('app.js'));
  write('a/b/index.html', named('app.js', 'page.js') + '<script src="/late.js"></script>');
  const chunks = path.join(out, '_next/static/chunks');
  expect(listScripts(out, readPages(out)).sort()).toEqual([
    path.join(chunks, 'app.js'),
    path.join(chunks, 'page.js'),
  ]);
});
