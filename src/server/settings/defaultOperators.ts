import type { Operator } from './operatorValues';

/** Simulated operators at the address blocks for documentation (RFC 5737, RFC 3849) and at loopback. */
export const defaultOperators: Operator[] = [
  {
    name: 'one',
    cidrs: ['192.0.2.0/24', '127.0.0.0/8', '::1/128'],
    clientId: 'client-one',
    partnerCode: 'PARTNER1',
  },
  { name: 'two', cidrs: ['198.51.100.0/24'], clientId: 'client-two', partnerCode: 'PARTNER2' },
  {
    name: 'three',
    cidrs: ['203.0.113.0/24', '2001:db8::/32'],
    clientId: 'client-three',
    partnerCode: 'PARTNER3',
  },
];
