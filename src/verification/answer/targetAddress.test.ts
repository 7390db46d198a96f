import { expect, test } from 'vitest';
import { readTargetAddress } from './targetAddress';

test('the parameters are decoded in their order, and the host is the one that a browser calls', () => {
  expect(readTargetAddress('https://Operator.example:8443/v?client_id=a%26b&state=x&state=y#part')).toEqual({
    parameters: [
      { name: 'client_id', value: 'a&b' },
      { name: 'state', value: 'x' },
      { name: 'state', value: 'y' },
    ],
    host: 'operator.example:8443',
    isEncrypted: true,
  });
});

test.each(['http://192.0.2.1/', 'http://[2001:db8::1]:8080/start?a=1', 'HTTPS://operator.example'])(
  '%s may be opened',
  (address) => {
    expect(readTargetAddress(address).refusal).toBeUndefined();
  },
);

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//https://operator.example',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://operator.example/1',
  'file:///etc/passwd',
  'vbscript:msgbox(1)',
  'intent://scan/#Intent;scheme=zxing;end',
  'tel:+911234567890',
  '//evil.example/',
  '/operator',
  'https:operator.example',
  'https:///operator.example',
  'https://',
  'https://bank.example@evil.example/',
  'https://bank.example:pass@evil.example/',
  'https://evil.example\\@bank.example/',
  'https://ev%69l.example/',
  'https://operator.example:99999/',
  'https://операtor.example/',
  'https://operator.example/<script>',
  'https://0x7f.1/',
  'https://2130706433/',
  '',
])('%j is never opened', (address) => {
  const { host, refusal } = readTargetAddress(address);
  expect(host).toBeUndefined();
  expect(refusal).toMatch(/\.$/);
});
