import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIpAddress, parseIpv4, parseIpv6 } from './ipAddress';

describe('isIpAddress', () => {
  it.each([
    '0.0.0.0',
    '192.0.2.1',
    '255.255.255.255',
    '::',
    '::1',
    '1::',
    '2001:db8::7',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    '1::3:4:5:6:7:8',
    '1:2:3:4::6:7:8',
    '::ffff:192.0.2.1',
    '64:ff9b::192.0.2.33',
    '1:2:3:4:5:6:1.2.3.4',
    '1:2:3:4:5::1.2.3.4',
    'FFFF:ffff:FFFF:ffff:FFFF:ffff:255.255.255.255',
  ])('accepts %s', (value) => {
    expect(isIpAddress(value)).toBe(true);
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.',
    '.1.2.3',
    '01.2.3.4',
    '256.1.1.1',
    '1.2.3.4 ',
    '0x7f.0.0.1',
    '1.2.3.4:80',
    ':',
    ':::',
    '1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '::1:2:3:4:5:6:7:8',
    '1::2::3',
    '1:',
    ':1',
    '1:::2',
    '12345::',
    'g::',
    '1.2.3.4::',
    '1.2.3.4::1',
    '::1.2.3.4:1',
    '::1.2.3',
    '1:2:3:4:5:6::1.2.3.4',
    '1:2:3:4:5:6:7:1.2.3.4',
    'fe80::1%en0',
    '[::1]',
    '::1/128',
    'localhost',
    '\u0661.2.3.4',
    '\ud800',
  ])('refuses %j', (value) => {
    expect(isIpAddress(value)).toBe(false);
  });

  it('accepts every generated address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        expect(isIpAddress(address)).toBe(true);
      }),
    );
  });

  it('refuses a megabyte of any piece of an address', () => {
    for (const piece of ['1', ':', '.', '::', '1:', '1.']) expect(isIpAddress(piece.repeat(1e6))).toBe(false);
  });
});

describe('the numbers of an address', () => {
  it('are four octets for IPv4', () => {
    expect(parseIpv4('192.0.2.255')?.octets).toEqual([192, 0, 2, 255]);
  });

  it('are eight groups for IPv6, wherever "::" stands', () => {
    expect(parseIpv6('2001:db8::ff')?.parts).toEqual([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0xff]);
    expect(parseIpv6('::ffff:192.0.2.1')?.parts).toEqual([0, 0, 0, 0, 0, 0xffff, 0xc000, 0x0201]);
    expect(parseIpv6('::')?.parts).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('are the same for "::" and for the zeros that it stands for', () => {
    const group = fc.integer({ min: 1, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 7 }), fc.nat(7), (groups, at) => {
        const head = groups.slice(0, at).map((number) => number.toString(16));
        const tail = groups.slice(at).map((number) => number.toString(16));
        const zeros = Array<string>(8 - groups.length).fill('0');
        expect(parseIpv6(`${head.join(':')}::${tail.join(':')}`)?.parts).toEqual(
          parseIpv6([...head, ...zeros, ...tail].join(':'))?.parts,
        );
        expect(parseIpv6([...head, ...zeros, ...tail].join(':'))?.parts).toHaveLength(8);
      }),
    );
  });
});
