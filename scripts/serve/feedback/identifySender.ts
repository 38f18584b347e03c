import type http from 'node:http';
import net from 'node:net';
import type { FeedbackSender } from '@/features/feedback/server';

/** What this deployment knows of itself. */
export interface Deployment {
  /** Host that the server is reached at, as it was configured. */
  host: string;
  /** Other hosts of the site, such as the production host. */
  ownHosts: readonly string[];
  /** Proxies that are believed. */
  proxies: net.BlockList;
}

/** Reads `TRUSTED_PROXIES`: addresses and ranges such as `10.0.0.0/8`, separated by commas. Nobody is trusted without. */
export function readProxies(value = ''): net.BlockList {
  const proxies = new net.BlockList();
  for (const entry of value.split(',').map((text) => text.trim())) {
    const [address = '', bits] = entry.split('/');
    if (net.isIP(address) === 0) continue;
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return proxies;
}

/**
 * Tells who sends a request. Only a trusted proxy is believed whom it asks for, and under which host; of several proxies
 * in a row, each says who is behind it. The `Host` header of a reader proves nothing: they may write what they like.
 */
export function identifySender(
  { headers, socket }: Pick<http.IncomingMessage, 'headers' | 'socket'>,
  { host, ownHosts, proxies }: Deployment,
): FeedbackSender {
  const isTrusted = (address: string) => proxies.check(address, familyOf(address));
  let address = plainAddress(socket.remoteAddress ?? '') ?? '';
  const isForwarded = address !== '' && isTrusted(address);
  const behind = headerOf(headers, 'x-forwarded-for').split(',');
  while (behind.length > 0 && address !== '' && isTrusted(address)) {
    const next = plainAddress(behind.pop()?.trim() ?? '');
    if (next === undefined) break;
    address = next;
  }
  const forwardedHost = isForwarded ? headerOf(headers, 'x-forwarded-host').split(',')[0] : '';
  const seen = readHost(headers.host);
  return {
    address,
    host: readHost(forwardedHost?.trim()) ?? host,
    otherHosts: [
      host,
      ...ownHosts.map((own) => own.toLowerCase()),
      ...(seen && isOfMachine(seen) ? [seen] : []),
    ],
  };
}

function headerOf(headers: http.IncomingHttpHeaders, name: string): string {
  return headers[name]?.toString() ?? '';
}

/** An address without its port and brackets, and without the form IPv6 gives to addresses of IPv4. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return net.isIP(address) === 0 ? undefined : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return net.isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** A host name with its port, if any; undefined for anything else. */
function readHost(text: string | undefined): string | undefined {
  const isHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(text ?? '');
  return isHost ? text?.toLowerCase() : undefined;
}

/** Whether a host is an address or this machine's own name. A name could be anybody's, and lead here all the same. */
function isOfMachine(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.+)\]$/, '$1');
  return name === 'localhost' || net.isIP(name) !== 0;
}
