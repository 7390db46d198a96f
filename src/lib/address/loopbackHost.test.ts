import { expect, test } from 'vitest';
import { isLoopbackHost } from './loopbackHost';

test.each(['localhost', 'LOCALHOST', 'rcs.localhost', 'localhost.', '127.0.0.1', '127.9.8.7', '[::1]'])(
  '%s is this device',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each(['builder.example', 'localhost.example', '192.168.1.7', '0.0.0.0', '[fe80::1]', '128.0.0.1'])(
  '%s is not',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);
