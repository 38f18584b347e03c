import fs from 'node:fs';
import path from 'node:path';
import { hydrationAliases } from './hydrationAliases';

const root = path.join(__dirname, '../../..');

afterEach(() => {
  delete process.env.DOCS_WORKAROUNDS_OFF;
});

it("replaces React's client by a file, unless it is turned off", () => {
  const [file = ''] = Object.values(hydrationAliases());
  expect(fs.existsSync(path.join(root, file))).toBe(true);
  process.env.DOCS_WORKAROUNDS_OFF = 'sliced-hydration';
  expect(hydrationAliases()).toEqual({});
});
