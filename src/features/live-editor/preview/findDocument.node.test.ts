import { isSandboxed } from './findDocument';

it.each([
  "default-src 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  'sandbox',
  "default-src 'none';SANDBOX  Allow-Scripts",
  "default-src 'self', default-src 'none'; sandbox allow-scripts",
])('is true of %j', (policy) => {
  expect(isSandboxed(policy)).toBe(true);
});

it.each([
  null,
  '',
  "default-src 'none'",
  'sandbox allow-scripts allow-same-origin',
  'sandbox ALLOW-SAME-ORIGIN; sandbox allow-scripts',
  'report-uri /sandbox',
  "script-src 'self' sandbox",
])('is false of %j', (policy) => {
  expect(isSandboxed(policy)).toBe(false);
});
