import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

import ipaddr from 'ipaddr.js';

/** Which addresses a request may go to: those of the internet, or those of this machine alone (tests, development). */
export type Reach = 'internet' | 'machine';

/** The address that a name has is not one that a request may go to. */
export class AddressRefused extends Error {}

/** All that is handed out of IPv6; beside it are only networks of one's own and what stands for IPv4. */
const INTERNET_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether a request may go to an address (not a name): no private, loopback, link-local, shared (CGNAT), multicast or
 * reserved one, nor one of this machine itself.
 */
export function isWithin(reach: Reach, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes is that IPv4 address.
  const parsed = ipaddr.process(address);
  if (reach === 'machine') return parsed.range() === 'loopback';
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv6' && !parsed.match(INTERNET_V6 as never)) return false;
  return !ownAddresses().has(parsed.toString());
}

function ownAddresses(): ReadonlySet<string> {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return new Set(own.map(({ address }) => ipaddr.process(address).toString()));
}

/**
 * Looks names up for a connection, and refuses a name of which any address is out of reach: what is connected to is what was
 * looked at, so a name cannot be another one in between.
 */
export function lookupWithin(reach: Reach): LookupFunction {
  return (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) done(error, []);
      else if (!first || found.some(({ address }) => !isWithin(reach, address)))
        done(new AddressRefused(), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
