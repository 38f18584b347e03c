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

it('takes the headless shell where there is one', () => {
  installs(browser, shell);
  expect([findChromium(), findHeadlessShell()]).toEqual([browser, shell]);
});

it('takes Chromium where there is no shell', () => {
  installs(browser);
  expect(findHeadlessShell()).toBe(browser);
  installs();
  expect(findHeadlessShell()).toBeUndefined();
});

it('takes the browser that somebody named, for everything', () => {
  process.env.CHROMIUM_PATH = '/opt/chosen';
  installs('/opt/chosen', browser, shell);
  expect([findChromium(), findHeadlessShell()]).toEqual(['/opt/chosen', '/opt/chosen']);
});
