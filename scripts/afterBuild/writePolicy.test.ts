import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PolicyFacts } from '@/site/thirdPartySources';
import { readPages } from './readPages';
import { withMetaPolicy, writeMetaPolicies, writePolicy } from './writePolicy';

let out: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  fs.writeFileSync(path.join(out, file), text);
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const facts: PolicyFacts = {
  ...{ analyticsId: undefined, adNetworkScript: undefined, remoteAdsUrl: undefined },
  ...{ feedbackUrl: '/feedback', searchAppId: undefined, iconFontUrl: '', fontStylesheets: [] },
};

const add = () => writePolicy(out, readPages(out), facts);

beforeEach(() => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
});

afterEach(() => fs.rmSync(out, { recursive: true }));

describe('writePolicy', () => {
  beforeEach(() => {
    write('_headers', '/*\n  X-Content-Type-Options: nosniff\n\n/a/*\n  A: b\n');
    write('index.html', '<script>one()</script><script src="/a.js"></script>');
    write('a/b/index.html', '<script>one()</script><script>two("ä")</script>');
  });

  it('lets the site embed edited code that has its own origin', () => {
    const own = "  Content-Security-Policy: frame-ancestors 'self'; sandbox allow-scripts\n";
    write('_headers', `/*\n  A: b\n\n/_editor/frame.html\n${own}`);
    const read = () => fs.readFileSync(path.join(out, '_headers'), 'utf8');
    add();
    expect(read()).toContain(own);
    write('_headers', `/*\n  A: b\n\n/_editor/frame.html\n${own}`);
    const origins = { siteUrl: 'https://docs.example', sandboxOrigin: 'https://sandbox.example' };
    writePolicy(out, readPages(out), { ...facts, ...origins });
    expect(read()).toContain("frame-ancestors 'self' https://docs.example; sandbox allow-scripts");
  });

  it('adds a policy with the hash of every inline script to the rule for all paths', () => {
    expect(add()).toBe(2);
    const headers = fs.readFileSync(path.join(out, '_headers'), 'utf8');
    const [, rule = ''] = headers.split('\n');
    expect(rule).toMatch(/^  Content-Security-Policy: default-src 'none'; script-src 'self' /);
    expect(rule).toContain(hash('one()'));
    expect(rule).toContain(hash('two("ä")'));
    expect(rule.match(/sha256/g)).toHaveLength(2);
    expect(headers.endsWith('\n  X-Content-Type-Options: nosniff\n\n/a/*\n  A: b\n')).toBe(true);
  });

  it('leaves out the frame of the editor, whose scripts pages must not run', () => {
    write('_editor/frame.html', '<script>frame()</script>');
    expect(add()).toBe(2);
  });

  it('adds the address for reports, if there is one', () => {
    const all = { ...facts, policyReportUrl: 'https://reports.example/csp' };
    writePolicy(out, readPages(out), all);
    const headers = fs.readFileSync(path.join(out, '_headers'), 'utf8');
    expect(headers).toContain('; report-to policy; report-uri https://reports.example/csp\n');
    expect(headers).toContain('\n  Reporting-Endpoints: policy="https://reports.example/csp"\n');
  });

  it('throws if the file has no rule for all paths', () => {
    write('_headers', '/a/*\n  A: b\n');
    expect(() => add()).toThrow('must begin with the rule "/*"');
  });
});

describe('writeMetaPolicies', () => {
  const head = (name: string) => fs.readFileSync(path.join(out, name), 'utf8').split('<script>')[0];

  it('adds the hashes of its own scripts to each page, before the scripts', () => {
    write('index.html', '<head><meta charSet="utf-8"/><script>one()</script></head>');
    write('a/index.html', '<head lang="en"><title>A</title><script>two()</script></head>');
    write('_editor/frame.html', '<head><script>frame()</script></head>');
    writeMetaPolicies(out, readPages(out), facts);
    const policy = (text: string) =>
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${hash(text)};object-src 'none';base-uri 'none'"/>`;
    expect(head('index.html')).toBe(`<head><meta charSet="utf-8"/>${policy('one()')}`);
    expect(head('a/index.html')).toBe(`<head lang="en">${policy('two()')}<title>A</title>`);
    expect(head('_editor/frame.html')).toBe('<head>');
  });

  it('replaces an earlier policy', () => {
    const once = withMetaPolicy('<head><title>A</title></head>', "script-src 'self'");
    expect(withMetaPolicy(once, "script-src 'none'")).toBe(once.replace("'self'", "'none'"));
  });
});
