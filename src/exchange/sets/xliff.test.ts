import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
// @ts-expect-error -- the package has no types
import xliff2js from 'xliff/xliff2js';
import { describe, expect, it } from 'vitest';
import { readTranslations } from './readTranslations';
import { hardTexts, tableOf } from './testing/hardTexts';
import { idOfXliff, writeXliff, XLIFF, xliffId } from './xliffFile';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) =>
  new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
type Parent = ReturnType<typeof parse> | ReturnType<ReturnType<typeof parse>['createElement']>;
const all = (parent: Parent, name: string) => Array.from(parent.getElementsByTagNameNS(XLIFF, name));
const attributes = (parent: Parent, name: string, attribute: string) =>
  all(parent, name).map((element) => element.getAttribute(attribute));

const source = 'Hi [custom_param1a], {{Branch}} & <b>: https://a.in/ [custom_param1a]';
const table = tableOf(
  [source, 'Old', 'New', 'Yes', ...hardTexts],
  [
    { hi: '[custom_param1a] {{Branch}} [custom_param1a] https://b.in/' },
    { hi: 'पुराना', state: 'outdated' },
    { hi: 'नया', state: 'machine' },
    { hi: 'हाँ', state: 'human' },
  ],
);

const inUnit = (id: string, inner: string) =>
  `<?xml version="1.0"?><xliff xmlns="${XLIFF}" version="2.0" srcLang="en" trgLang="HI"><file id="f"><group id="g"><unit id="${id}"><originalData><data id="a">[custom_param1a]</data></originalData>${inner}</unit></group></file></xliff>`;

/** A file of version 1.2, and a unit in it. */
const inOldFile = (...units: string[]) =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="sale" source-language="en" target-language="hi" datatype="plaintext"><body><group>${units.join('')}</group></body></file></xliff>`;
const oldUnit = (index: number, inner: string) =>
  `<trans-unit id="${xliffId(`cards/c${index}/title`)}">${inner}</trans-unit>`;
const readOldFile = (...units: string[]) => readTranslations(bytes(inOldFile(...units)), 'hi.xlf', table);

/** What the other reader knows of a unit: texts, codes, and the data that these name. */
type ForeignText = string | (string | { Standalone: { dataRef: string } })[];
type ForeignUnit = {
  source: ForeignText;
  target?: ForeignText;
  additionalElements?: {
    elements: { attributes: { id: string }; elements: { text: string }[] }[];
  }[];
};
type ForeignFile = { resources: Record<string, Record<string, ForeignUnit>> };

/** A text with the data of its codes, without blanks: the other reader drops those that are alone between two codes. */
function textOfForeign({ additionalElements = [] }: ForeignUnit, text: ForeignText): string {
  const data = additionalElements.flatMap(({ elements }) => elements);
  return [text]
    .flat()
    .map((part) =>
      typeof part === 'string'
        ? part
        : data.find(({ attributes: { id } }) => id === part.Standalone.dataRef)?.elements[0]?.text,
    )
    .join('')
    .replaceAll(' ', '');
}

/** Blanks, and characters that are written as `<cp>`, which the other reader leaves out. */
// oxlint-disable-next-line no-control-regex -- these are what it finds
const LEFT_OUT = /[ \0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

describe('an XLIFF file', () => {
  it('follows the core rules of XLIFF 2.1', () => {
    const document = parse(writeXliff(table, 'hi'));
    const root = document.documentElement;
    expect([root?.namespaceURI, root?.localName]).toEqual([XLIFF, 'xliff']);
    expect(['version', 'srcLang', 'trgLang'].map((name) => root?.getAttribute(name))).toEqual([
      '2.1',
      'en',
      'hi',
    ]);
    const ids = attributes(document, 'unit', 'id');
    expect(new Set(ids).size).toBe(table.units.length);
    expect(ids.filter((id) => !/^[A-Za-z0-9._:-]+$/.test(id ?? ''))).toEqual([]);
    for (const unit of all(document, 'unit')) {
      const order = Array.from(unit.childNodes, ({ nodeName }) => nodeName).filter(
        (name) => name !== '#text',
      );
      expect(order.join()).toMatch(/^(?:notes,)?(?:originalData,)?segment$/);
      const data = attributes(unit, 'data', 'id');
      for (const side of [...all(unit, 'source'), ...all(unit, 'target')]) {
        const codes = attributes(side, 'ph', 'id');
        expect(new Set(codes).size).toBe(codes.length);
        expect(attributes(side, 'ph', 'dataRef').filter((ref) => !data.includes(ref))).toEqual([]);
      }
      const known = all(unit, 'source').flatMap((side) => attributes(side, 'ph', 'id'));
      const used = all(unit, 'target').flatMap((side) => attributes(side, 'ph', 'id'));
      expect(used.filter((id) => !known.includes(id))).toEqual([]);
      // What is past its initial state has a target, and a state of our own never is without one of the standard.
      for (const segment of all(unit, 'segment')) {
        const state = segment.getAttribute('state');
        expect(['initial', 'translated', 'reviewed', 'final']).toContain(state);
        if (state !== 'initial') expect(all(segment, 'target')).toHaveLength(1);
        expect(segment.getAttribute('subState') ?? 'rcs:x').toMatch(/^[a-z]+:\S+$/);
      }
    }
  });

  it('protects parameters and set values, and says the limit and what is outdated', () => {
    const [first, second] = all(parse(writeXliff(table, 'hi')), 'unit');
    expect(first && attributes(first, 'data', 'id')).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(first && attributes(first, 'ph', 'canDelete')).toEqual(
      ['no', 'no', '', 'no', 'no', 'no', 'no'].map((value) => value || null),
    );
    expect(first?.getAttribute('slr:storageRestriction')).toBe('200');
    expect(second && all(second, 'note').map(({ textContent }) => textContent)).toEqual([
      'The title of the card.',
      'At most 200 characters.',
      'The source has changed since this was translated.',
    ]);
  });

  it('says the same to another reader: hard texts, parameters, set values and links', async () => {
    const read = (await xliff2js(writeXliff(table, 'hi'))) as ForeignFile;
    expect(read).toMatchObject({ xliffVersion: '2.1', sourceLanguage: 'en', targetLanguage: 'hi' });
    const units = Object.values(read.resources['f1'] ?? {});
    expect(units.map((unit) => textOfForeign(unit, unit.source))).toEqual(
      table.units.map((unit) => unit.source.replaceAll(LEFT_OUT, '')),
    );
    expect(units.map((unit) => unit.target && textOfForeign(unit, unit.target))).toEqual(
      table.units.map(({ targets }) => targets['hi']?.text.replaceAll(LEFT_OUT, '')),
    );
  });

  it('keeps whether a person, a service or nobody has accepted a text, until somebody changes it', async () => {
    const file = writeXliff(table, 'hi');
    const statesOf = async (text: string) => {
      const { texts } = await readTranslations(bytes(text), 'hi.xlf', table);
      return texts.map(({ state }) => state);
    };
    expect(await statesOf(file)).toEqual(['human', 'outdated', 'machine', 'human']);
    expect(await statesOf(file.replace('पुराना', 'ताज़ा').replace('नया', 'नवीन'))).toEqual([
      'human',
      'human',
      'human',
      'human',
    ]);
    const accepted = file.replace(
      'state="initial" subState="rcs:outdated"',
      'state="reviewed" subState="rcs:outdated"',
    );
    expect(await statesOf(accepted.replace('state="translated"', 'state="final"'))).toEqual([
      'human',
      'human',
      'human',
      'human',
    ]);
  });

  it('may be of version 2.0, in UTF-16, split into segments, with other codes', async () => {
    const one = tableOf(['One. Two [custom_param1a]']);
    const text = inUnit(
      xliffId('cards/c0/title'),
      '<segment><source>One.</source><target><mrk id="m" type="term">एक।</mrk></target></segment><ignorable><source> </source></ignorable><segment><source>Two <sc id="1" dataRef="a"/></source><target><![CDATA[दो]]> <sc id="1" dataRef="a"/><cp hex="0007"/></target></segment>',
    );
    const wide = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(await readTranslations(wide, 'hi.xliff', one)).toEqual({
      texts: [
        {
          id: 'cards/c0/title',
          language: 'hi',
          text: 'एक। दो [custom_param1a]\u0007',
          source: 'One. Two [custom_param1a]',
          state: 'human',
        },
      ],
      problems: [],
    });
  });

  describe('of version 1.2', () => {
    it('has the text of its codes in them, or their numbers', async () => {
      const written = `Hi <ph id="1">[custom_param1a]</ph>, <x id="p2"/> &amp; &lt;b&gt;: <g id="a"><x id="p3"/></g> <x id="9" equiv-text="[custom_param1a]"/>`;
      const { texts, problems } = await readOldFile(
        oldUnit(
          0,
          `<source>${written}</source><seg-source/><target><mrk mtype="seg" mid="0">नमस्ते <x id="p1"/> <x id="p4"/> <it id="2" pos="open">{{Branch}}</it> <x id="p3"/></mrk></target><alt-trans><target>Other</target></alt-trans>`,
        ),
      );
      expect(problems).toEqual([]);
      expect(texts).toEqual([
        {
          id: 'cards/c0/title',
          language: 'hi',
          text: 'नमस्ते [custom_param1a] [custom_param1a] {{Branch}} https://a.in/',
          source,
          state: 'human',
        },
      ]);
    });

    it('says what is translated by a machine, and what is not translated yet', async () => {
      const { texts } = await readOldFile(
        oldUnit(1, '<source>Old</source><target state="needs-translation">पुराना</target>'),
        oldUnit(2, '<source>New</source><target state-qualifier="leveraged-mt">नया</target>'),
        oldUnit(3, '<source>Yes</source>'),
      );
      expect(texts.map(({ text, state }) => [text, state])).toEqual([
        ['पुराना', 'outdated'],
        ['नया', 'machine'],
      ]);
    });

    it('loses no text that is faulty or of a field that is gone', async () => {
      const { problems } = await readOldFile(
        oldUnit(0, `<source>Hi</source><target>नमस्ते</target>`),
        oldUnit(99, `<source>Bye</source><target>फिर</target>`),
      );
      expect(problems).toMatchObject([
        { faulty: { id: 'cards/c0/title', text: 'नमस्ते' } },
        { place: 'unit cards/c99/title', lost: [{ language: 'hi', text: 'फिर' }] },
      ]);
    });
  });

  it.each([
    ['is damaged', writeXliff(table, 'hi').slice(0, -9), 'This is not a readable XLIFF file.'],
    ['declares entities', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff/>', 'This is not a readable XLIFF file.'],
    [
      'is nested without end',
      `<?xml version="1.0"?>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`,
      'This is not a readable XLIFF file.',
    ],
    [
      'is of version 1.0',
      '<xliff version="1.0"/>',
      'XLIFF 1.0 can’t be read. Save it as XLIFF 1.2, 2.0 or 2.1.',
    ],
    [
      'is of version 1.2 and of another language',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file source-language="en" target-language="fr"><body/></file></xliff>',
      '“fr” is not a language of this template.',
    ],
    ['is of another language', writeXliff(table, 'fr'), '“fr” is not a language of this template.'],
  ])('that %s is rejected', async (_, text, message) => {
    expect(await readTranslations(bytes(text), 'x.xlf', table)).toEqual({
      texts: [],
      problems: [{ place: 'x.xlf', message }],
    });
  });

  it('with codes nested without end is read or rejected', async () => {
    const deep = `<xliff xmlns="${XLIFF}" version="2.1" srcLang="en" trgLang="hi"><file id="f"><unit id="${xliffId('cards/c0/title')}"><segment><source>x</source><target>${'<mrk id="m">'.repeat(20_000)}${'</mrk>'.repeat(20_000)}</target></segment></unit></file></xliff>`;
    expect((await readTranslations(bytes(deep), 'x.xlf', tableOf(['x']))).texts).toEqual([]);
  });

  it('has IDs that any field can have', () => {
    for (const id of ['a/b/0', 'ключ', 'a_b', '_2f_', '', '😀', ' ']) expect(idOfXliff(xliffId(id))).toBe(id);
  });
});
