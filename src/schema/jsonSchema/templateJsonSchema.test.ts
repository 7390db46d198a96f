import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../examples/examples';
import { findTemplateIssues } from '../template/template';
import { full } from '../testing/fullTemplates';
import { template } from '../testing/template.arbitrary';
import { mistakesIn } from '../testing/template.mistakes';
import { isTimestamp } from '../../lib/time';
import { isHttpUriWithMarkers } from '../values/markers';
import { isBase64 } from '../../lib/encoding/base64';
import { isDegrees } from '../template/viewLocationAction';
import * as patterns from './patterns';
import { templateJsonSchema } from './templateJsonSchema';

const isValid = new Ajv({ strict: true }).compile(templateJsonSchema());
const listErrors = new Ajv({ strict: true, allErrors: true }).compile(templateJsonSchema());

const card = (cardContent: object, cardOrientation = 'VERTICAL') => ({
  name: 'a',
  type: 'rich_card',
  component: { richCard: { standaloneCard: { cardOrientation, cardContent } } },
});
const place = (viewLocationAction: object) => ({
  name: 'a',
  type: 'text_message',
  component: { text: 'a', suggestions: [{ action: { text: 'a', viewLocationAction } }] },
});

describe('the JSON Schema of a template', () => {
  it('accepts every example, also with the key that names the schema', () => {
    for (const { template: value } of examples) {
      expect(isValid(value)).toBe(true);
      expect(isValid({ $schema: './rcs-template.json', ...value })).toBe(true);
    }
  });

  it('refuses nothing that the builder accepts', () => {
    fc.assert(fc.property(template, (value) => isValid(value)));
  });

  it.each(Object.keys(full) as (keyof typeof full)[])(
    'refuses every single mistake in a %s that JSON Schema can state',
    (type) => {
      const missed = [...mistakesIn(full[type])]
        .filter(({ value }) => isValid(value))
        .map(({ what, at }) => `${at}: ${what}`);
      expect(missed).toEqual([]);
    },
  );

  it('reports each mistake once, and nothing of the kinds that were not meant', () => {
    const call = { action: { text: 'Call', dialAction: { phoneNumber: '12' } } };
    const carouselCard = {
      cardWidth: 'LARGE',
      cardContents: [{ title: 'a' }, { title: 'a', suggestions: [call] }],
    };
    const wrong = { name: 'a', type: 'carousel', component: { richCard: { carouselCard } } };
    expect(listErrors(wrong)).toBe(false);
    const at = '/component/richCard/carouselCard';
    // What "if" led to is reported once more, at the template.
    const own = listErrors.errors?.filter(({ keyword }) => keyword !== 'if');
    expect(own?.map(({ instancePath }) => instancePath).toSorted()).toEqual([
      `${at}/cardContents/1/suggestions/0/action/dialAction/phoneNumber`,
      `${at}/cardWidth`,
    ]);
    for (const value of [{ ...wrong, type: 'sms' }, { name: 'a' }]) {
      listErrors(value);
      expect(listErrors.errors).toHaveLength(1);
    }
    const both = { reply: { text: 'Yes' }, ...call };
    listErrors({ name: 'a', type: 'text_message', component: { text: 'a', suggestions: [both] } });
    expect(listErrors.errors?.map(({ keyword }) => keyword).toSorted()).toEqual(['if', 'oneOf', 'pattern']);
  });

  it('refuses what breaks a rule across fields', () => {
    const media = { contentInfo: { fileUrl: 'https://example.com/a.jpg' } };
    const carousel = (cardWidth: string, height: string) => ({
      name: 'a',
      type: 'carousel',
      component: {
        richCard: {
          carouselCard: { cardWidth, cardContents: [{ title: 'a' }, { media: { ...media, height } }] },
        },
      },
    });
    const values = [
      card({}),
      card({ title: ' ' }),
      card({ suggestions: [] }),
      card({ media }),
      card({ media }, 'HORIZONTAL'),
      card({ media, title: 'a' }, 'HORIZONTAL'),
      carousel('SMALL', 'TALL'),
      carousel('MEDIUM', 'TALL'),
      place({}),
      place({ query: '\n' }),
      place({ query: 'shop' }),
    ];
    expect(values.map((value) => isValid(value))).toEqual(
      values.map((value) => findTemplateIssues(value).length === 0),
    );
  });
});

/** Texts near a grammar: pieces of valid and invalid values in any order. */
const near = (...pieces: string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
const addressPieces = near(
  'http',
  'HTTPS',
  'mailto',
  ':',
  '//',
  '/',
  '?',
  '#',
  '@',
  '[',
  ']',
  '::1',
  'v1.a',
  '1.2.3.4',
  'example.com',
  '%41',
  '%4',
  'ü',
  ' ',
  '[custom_param1a]',
  '[custom_param]',
  ':80',
  '1:2:3:4:5:6:7:8',
);
const agrees = (pattern: string, accepts: (value: string) => boolean, values: fc.Arbitrary<string>) => {
  const regExp = new RegExp(pattern, 'u');
  fc.assert(
    fc.property(values, (value) => {
      expect([value, regExp.test(value)]).toEqual([value, accepts(value)]);
    }),
    { numRuns: 3000 },
  );
};

describe('a pattern agrees with its grammar', () => {
  const addresses = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    addressPieces,
    addressPieces.map((rest) => `https://${rest}`),
    fc.ipV6().map((address) => `http://[${address}]/`),
  );
  it('of addresses', () => {
    agrees(patterns.httpUriWithMarkersPattern, isHttpUriWithMarkers, addresses);
  });

  it('of times, but for leap seconds', () => {
    const two = fc.integer({ min: 0, max: 62 }).map((value) => String(value).padStart(2, '0'));
    const year = fc.integer({ min: 0, max: 9999 }).map((value) => String(value).padStart(4, '0'));
    const small = fc.integer({ min: 0, max: 13 }).map((value) => String(value).padStart(2, '0'));
    const zone = fc.constantFrom('Z', 'z', '+05:30', '-23:59', '+24:00', '+0530', '');
    const times = fc
      .tuple(year, small, two, small, two, two, zone)
      .filter(([, , , , , second]) => second !== '60')
      .map(
        ([y, month, day, hour, minute, second, offset]) =>
          `${y}-${month}-${day}T${hour}:${minute}:${second}${offset}`,
      );
    agrees(patterns.timestampPattern, isTimestamp, times);
    const leapDays = year.map((y) => `${y}-02-29T00:00:00Z`);
    agrees(patterns.timestampPattern, isTimestamp, leapDays);
  });

  it('of Base64 and of degrees', () => {
    agrees(
      patterns.base64Pattern,
      isBase64,
      fc.oneof(fc.base64String(), near('A', 'g', '0', '=', 'Zg', '-')),
    );
    const decimals = near('-', '0', '00', '9', '90', '180', '179', '.', '.0', '.01');
    agrees(patterns.latitudePattern, (value) => isDegrees(value, 90), decimals);
    agrees(patterns.longitudePattern, (value) => isDegrees(value, 180), decimals);
  });
});
