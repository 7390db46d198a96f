import { describe, expect, it, test } from 'vitest';
import { isPrivateHost, isLoopbackHost } from './privateHost';

describe('isPrivateHost', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'app.localhost',
    'printer.local',
    'wiki.internal',
    'intranet',
    '',
    '0.0.0.0',
    '10.255.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '127.1',
    '10.0x1',
    '2130706433',
    '[::]',
    '[::1]',
    '::1',
    '[fc00::1]',
    '[fdff::1]',
    '[fe80::1]',
    '[febf::1]',
    '[ff02::1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:7f00:1]',
  ])('calls %j private', (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  it.each([
    'example.com',
    'example.com.',
    'local.example',
    'notlocal.example',
    'mylocalhost.example',
    'localhost.example.com',
    '1.example',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '198.17.0.1',
    '198.20.0.1',
    '223.255.255.255',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '[2001:db8::1]',
    '[2606:4700::1111]',
    '[::ffff:8.8.8.8]',
    '[v1.fe80::a]',
  ])('calls %j public', (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });

  it('says yes or no to broken text', () => {
    expect(isPrivateHost('\ud800.\u0000')).toBe(false);
    expect(isPrivateHost('1.'.repeat(500_000))).toBe(true);
  });
});

test.each(['localhost', 'LOCALHOST', 'rcs.localhost', 'localhost.', '127.0.0.1', '127.9.8.7', '[::1]'])(
  '%s is this device',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each(['builder.example', 'localhost.example', '192.168.1.7', '0.0.0.0', '[fe80::1]', '128.0.0.1'])(
  '%s is not',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);
