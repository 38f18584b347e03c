import type http from 'node:http';
import net from 'node:net';
import type { FeedbackSender } from '@/features/feedback/server';

/** The hosts and proxies of a deployment. */
export interface Deployment {
  /** The configured host of the server. */
  host: string;
  /** Other hosts of the site, such as the production host. */
  ownHosts: readonly string[];
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  proxies: net.BlockList;
}

/** Parses `TRUSTED_PROXIES`: addresses and ranges such as `10.0.0.0/8`, separated by commas. By default it is empty. */
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
 * Returns the address and the hosts of a request's sender. Forwarding headers are read from trusted proxies only; in a
 * chain of proxies, each reports the address behind it. The `Host` header is not trusted, since clients can send any.
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

/** Returns an address without port and brackets, IPv4 if it is mapped to IPv6; undefined if it is no IP address. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return net.isIP(address) === 0 ? undefined : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return net.isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Returns a host in lower case, with its port if it has one; undefined if the text is no host. */
function readHost(text: string | undefined): string | undefined {
  const isHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(text ?? '');
  return isHost ? text?.toLowerCase() : undefined;
}

/** Whether a host is `localhost` or an IP address. Other names may be domains that others point to this server. */
function isOfMachine(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.+)\]$/, '$1');
  return name === 'localhost' || net.isIP(name) !== 0;
}
