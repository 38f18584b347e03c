import type http from 'node:http';
import { identifySender, readProxies } from './identifySender';

const trusted = readProxies('127.0.0.1, 10.0.0.0/8, fd00::/8');

function identify(remoteAddress: string, headers: http.IncomingHttpHeaders, proxies = trusted) {
  const socket = { remoteAddress } as http.IncomingMessage['socket'];
  const deployment = { host: '127.0.0.1:3000', ownHosts: ['Docs.example'], proxies };
  return identifySender({ headers, socket }, deployment);
}

const addressOf = (remote: string, forwarded: string, proxies = trusted) =>
  identify(remote, { 'x-forwarded-for': forwarded }, proxies).address;

describe('the address of a reader', () => {
  it.each([
    ['is the one a trusted proxy reports', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['is found behind several proxies', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['is not one the reader adds', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['is not read from untrusted headers', '203.0.113.9', '203.0.113.7', '203.0.113.9'],
    ['may be IPv4 mapped to IPv6', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['may have a port', '127.0.0.1', '203.0.113.7:5000', '203.0.113.7'],
    ['may be IPv6', 'fd00::1', '[2001:db8::1]:443', '2001:db8::1'],
    ["is the proxy's if that reports none", '127.0.0.1', '', '127.0.0.1'],
    ["is the proxy's if that reports no IP", '127.0.0.1', 'unknown', '127.0.0.1'],
  ])('%s', (...[, remote, forwarded, expected]) => {
    expect(addressOf(remote, forwarded)).toBe(expected);
  });

  it('is that of the connection without trusted proxies', () => {
    expect(addressOf('127.0.0.1', '203.0.113.7', readProxies())).toBe('127.0.0.1');
    expect(addressOf('127.0.0.1', '203.0.113.7', readProxies('proxy.example'))).toBe('127.0.0.1');
  });
});

describe('the host', () => {
  it('is the configured one, whatever the request says', () => {
    const headers = { host: 'mui.com', 'x-forwarded-host': 'mui.com' };
    expect(identify('203.0.113.9', headers).host).toBe('127.0.0.1:3000');
  });

  it('is the one that a trusted proxy reports, if it is valid', () => {
    const hostOf = (host: string) => identify('127.0.0.1', { 'x-forwarded-host': host }).host;
    expect(hostOf('Docs.Example')).toBe('docs.example');
    expect(hostOf('docs.example, other.example')).toBe('docs.example');
    expect(hostOf('a@b')).toBe('127.0.0.1:3000');
  });

  it('of a page may be another one of the site, localhost, or an IP address', () => {
    const othersOf = (host: string) => identify('203.0.113.9', { host }).otherHosts;
    const own = ['127.0.0.1:3000', 'docs.example'];
    expect(othersOf('192.168.1.5:3000')).toEqual([...own, '192.168.1.5:3000']);
    expect(othersOf('localhost:3000')).toEqual([...own, 'localhost:3000']);
    expect(othersOf('[::1]:3000')).toEqual([...own, '[::1]:3000']);
    expect(othersOf('evil.example')).toEqual(own);
  });
});
