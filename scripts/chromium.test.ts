import fs from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium';

const [browser, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const given = process.env.CHROMIUM_PATH;

function installs(...files: string[]): void {
  jest.spyOn(fs, 'existsSync').mockImplementation((file) => files.includes(String(file)));
}

beforeEach(() => delete process.env.CHROMIUM_PATH);
afterEach(() => {
  jest.restoreAllMocks();
  if (given) process.env.CHROMIUM_PATH = given;
});

it('uses the headless shell if it is installed', () => {
  installs(browser, shell);
  expect([findChromium(), findHeadlessShell()]).toEqual([browser, shell]);
});

it('uses Chromium if there is no headless shell', () => {
  installs(browser);
  expect(findHeadlessShell()).toBe(browser);
  installs();
  expect(findHeadlessShell()).toBeUndefined();
});

it('uses the browser of CHROMIUM_PATH for everything', () => {
  process.env.CHROMIUM_PATH = '/opt/chosen';
  installs('/opt/chosen', browser, shell);
  expect([findChromium(), findHeadlessShell()]).toEqual(['/opt/chosen', '/opt/chosen']);
});
