import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../scripts/tests/sizes.mjs';
import { parseIpv6 } from './ipAddress';
import { isHttpUri, isUri, uriParts } from './uri';

const uris = [
  // RFC 3986, section 1.1.2
  'ftp://ftp.is.co.za/rfc/rfc1808.txt',
  'http://www.ietf.org/rfc/rfc2396.txt',
  'ldap://[2001:db8::7]/c=GB?objectClass?one',
  'mailto:John.Doe@example.com',
  'news:comp.infosystems.www.servers.unix',
  'tel:+1-816-555-1212',
  'telnet://192.0.2.16:80/',
  'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
  // corners of the grammar
  'a:',
  'A1+-.:x',
  'file:///etc/hosts',
  'http://',
  'https://[v1.fe80::a+en1]/',
  'https://[VF.a]',
  'https://example.com:99999',
  'https://example.com:',
  'https://user:pass%40@example.com:80/',
  'https://@example.com',
  'https://999.999.999.999/',
  'https://ex%41mple.com/',
  "https://a!$&'()*+,;=b/",
  'https://example.com//a//b',
  'https://example.com?a?b/c',
  'https://example.com#a?b/c',
  'https://example.com/a:b@c',
  'data:text/plain,a',
  'x:/a',
  'x:a/b',
];

const noUris = [
  '',
  ':',
  '://example.com',
  '//example.com/a',
  '/a',
  'example.com',
  '1http://example.com',
  '-a:b',
  'ht_tp://example.com',
  'ht%74p://example.com',
  ' https://example.com',
  'https://example.com ',
  'https://example.com/\n',
  'https://example.com/a b',
  'https://example.com/ü',
  'https://bücher.example/',
  'https://example.com\\a',
  'https://example.com/{id}',
  'https://example.com/a[0]',
  'https://example.com/?a[]=1',
  'https://example.com/#[a]',
  'https://example.com/%',
  'https://example.com/%4',
  'https://example.com/%4g',
  'https://example.com/?%zz',
  'https://example.com/#%',
  'https://example.com/a#b#c',
  'https://example.com/"a"',
  'https://example.com/<a>',
  'https://example.com/a|b',
  'https://example.com/a^b',
  'https://example.com/`a`',
  'https://a@b@example.com/',
  'https://example.com:80a/',
  'https://example.com:80:80/',
  'https://example.com:-1/',
  'https://us%er@example.com/',
  'https://us[er@example.com/',
  'https://ex%ample.com/',
  'https://[::1',
  'https://::1/',
  'https://[]/',
  'https://[::1]a/',
  'https://[::1]:a/',
  'https://[fe80::1%25en0]/',
  'https://[fe80::1%en0]/',
  'https://[127.0.0.1]/',
  'https://[v1]/',
  'https://[v1.]/',
  'https://[v.a]/',
  'https://[vg.a]/',
  'https://[v1.a%41]/',
  'https://[v1.a/b]/',
  'https://[custom_param1a]/',
  'https://example.com/\u0000',
  'https://example.com/\ud800',
];

describe('isUri', () => {
  it.each(uris)('accepts %j', (value) => {
    expect(isUri(value)).toBe(true);
  });

  it.each(noUris)('refuses %j', (value) => {
    expect(isUri(value)).toBe(false);
  });

  it('accepts any text that is percent-encoded into a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isUri(`https://example.com/${encodeURIComponent(text)}`)).toBe(true);
      }),
    );
  });

  it('accepts every address that is built from the grammar', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(isHttpUri(url)).toBe(true);
      }),
    );
  });

  it('says yes or no to any text, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([true, false]).toContain(isUri(text));
        expect(isUri(`https://${text}\ud800`)).toBe(false);
      }),
    );
  });

  it.each([
    ['https://example.com/', '%41'],
    ['https://', 'a.'],
    ['https://', '@'],
    ['https://[', ':'],
    ['https://[v', '1'],
    ['https://example.com:', '1'],
    ['', 'a'],
    ['https://example.com/?', '\u0000'],
  ])('gives the right answer about a megabyte after %j', (start, repeated) => {
    const length = Math.ceil(1_000_000 / repeated.length);
    const accepted = ['%41', 'a.'].includes(repeated) || start.endsWith('com:');
    expect(isUri(start + repeated.repeat(length))).toBe(accepted);
  });
});

describe('uriParts', () => {
  it('takes an address apart as it is written', () => {
    expect(uriParts('HTTPS://me:pw@[2001:DB8::7]:8080/a%20b/?x=1&y#top')).toEqual({
      scheme: 'HTTPS',
      userinfo: 'me:pw',
      host: '[2001:DB8::7]',
      port: '8080',
      path: '/a%20b/',
      query: 'x=1&y',
      fragment: 'top',
    });
  });

  it('leaves absent parts out and keeps empty parts empty', () => {
    expect(uriParts('mailto:a@example.com')).toEqual({ scheme: 'mailto', path: 'a@example.com' });
    expect(uriParts('x://?#')).toEqual({ scheme: 'x', host: '', path: '', query: '', fragment: '' });
  });

  it('gives parts that join to the address again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        const parts = uriParts(url);
        const port = parts?.port === undefined ? '' : `:${parts.port}`;
        const query = parts?.query === undefined ? '' : `?${parts.query}`;
        const fragment = parts?.fragment === undefined ? '' : `#${parts.fragment}`;
        expect(`${parts?.scheme}://${parts?.host}${port}${parts?.path}${query}${fragment}`).toBe(url);
      }),
    );
  });

  it('is undefined for other texts', () => {
    expect(uriParts('https://example.com/a b')).toBeUndefined();
  });
});

describe('isHttpUri', () => {
  it.each(['http://a', 'https://a', 'HtTpS://example.com:99999/a?b#c', 'https://[::1]/', 'https://u@h'])(
    'accepts %j',
    (value) => {
      expect(isHttpUri(value)).toBe(true);
    },
  );

  it.each([
    'http:',
    'http:example.com',
    'http:/example.com',
    'http://',
    'https:///path',
    'https://:80/',
    'https://user@/',
    'https://user@:80',
    'httpss://example.com',
    'shttp://example.com',
    'ftp://example.com',
    'tel:+15551234567',
    'data:text/plain,a',
    'blob:https://example.com/1',
    'https://example.com/a b',
  ])('refuses %j', (value) => {
    expect(isHttpUri(value)).toBe(false);
  });
});

const group = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('0', '1', 'ab', 'FFFF', '0000') },
  { weight: 2, arbitrary: fc.constantFrom('', '1.2.3.4') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('00001', 'fffff', 'g', '01.2.3.4', '1.2.3', '256.1.1.1', '1%eth0'),
  },
);

it('judges an address of any length without an error', () => {
  const address = `https://example.com/${'a'.repeat(12_000_000)}`;
  expect([isUri(address), isHttpUri(address)]).toEqual([false, false]);
});

const isHost = (address: string) => isHttpUri(`http://[${address}]/`);

describe('an IPv6 host', () => {
  it('is an address that is read as one, and no other', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(group, { minLength: 3, maxLength: 10 }), (groups) => {
        const address = groups.join(':');
        const isRead = parseIpv6(address) !== undefined;
        if (isRead) accepted += 1;
        expect(isHost(address), address).toBe(isRead);
      }),
      { numRuns: sizeOf({ everyday: 5000, full: 20_000 }), seed: 7 },
    );
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(isHost(address), address).toBe(true);
      }),
    );
    expect(accepted).toBeGreaterThan(200);
  });
});
