import { describe, expect, test } from 'vitest';
import { limits } from '../../schema/values/limits';
import { writeShareLink } from '../link/shareLink';
import { withChips } from './importedPart';
import { imported, importOne } from './testing/importOne';

const card = {
  title: 'Offer of the season',
  description: 'Everything that is new',
  media: { height: 'TALL', contentInfo: { fileUrl: 'https://a.example/p.jpg' } },
};

describe('nothing poorer without asking', () => {
  test('a card in an unknown object counts before the words that describe it for colleagues', async () => {
    for (const key of ['body', 'inhalt']) {
      const result = await imported({
        name: 'promo',
        description: 'For colleagues',
        kind: 'CARD',
        [key]: card,
      });
      expect(result).toMatchObject({
        kind: 'template',
        draft: { name: 'promo', component: { richCard: { standaloneCard: { cardContent: card } } } },
        unmapped: { description: 'For colleagues' },
      });
    }
  });

  test('an object that is not understood and holds more than all that is raises a doubt', async () => {
    const result = await imported({ text: 'Hi', extras: { bloecke: [{ ueberschrift: 'x'.repeat(300) }] } });
    expect(result.doubt).toContain('“extras”');
    expect(result.report[1]).toMatchObject({ level: 'doubtful', message: result.doubt });
    expect((await imported({ text: 'Hi', user: { msisdn: '+91' } })).doubt).toBeUndefined();
  });

  test('the message of a maker raises the same doubt', async () => {
    const extras = { bloecke: [{ ueberschrift: 'x'.repeat(300) }] };
    const result = await imported({ channel: 'rcs', message_type: 'text', text: 'Hi', extras });
    expect(result.doubt).toContain('“extras”');
  });

  test('a list of buttons of which none is understood is refused', async () => {
    expect(await importOne(JSON.stringify({ suggestions: [{ tippen: 'Ja' }] }))).toMatchObject({ ok: false });
  });

  test('a payload that says it is a carousel, but holds a text, raises a doubt', async () => {
    const result = await imported({ name: 'a', type: 'carousel', component: { text: 'Hi' } });
    expect(result.doubt).toBe('The type is carousel, but only a text message was found.');
  });
});

describe('what was not there', () => {
  const frame = { cardContent: { title: 'Hi' } };
  const added = {
    level: 'added',
    path: 'component.richCard.standaloneCard.cardOrientation',
    message: 'No layout was given, so the card is vertical.',
  };

  test('a card without a layout is upright, and the report says so', async () => {
    const result = await imported({ richCard: { standaloneCard: frame } });
    expect(result).toMatchObject({
      draft: { component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL' } } } },
    });
    expect(result.report).toContainEqual(added);
  });

  test('a share link stays as it was written', async () => {
    const template = { type: 'rich_card' as const, component: { richCard: { standaloneCard: frame } } };
    const result = await imported(await writeShareLink(template));
    expect(result).toMatchObject({ draft: template });
    expect(result.report).not.toContainEqual(added);
  });

  test('a flat card keeps its name, its type and its layout', async () => {
    const result = await imported({
      templateName: 'offer',
      type: 'RICH_CARD',
      cardOrientation: 'HORIZONTAL',
      cardTitle: 'T',
      mediaUrl: 'https://a.example/p.jpg',
    });
    expect(result).toMatchObject({
      draft: {
        name: 'offer',
        type: 'rich_card',
        component: {
          richCard: { standaloneCard: { cardOrientation: 'HORIZONTAL', cardContent: { title: 'T' } } },
        },
      },
      unmapped: {},
    });
  });
});

describe('chips beside a card', () => {
  const chip = { reply: { text: 'No' } };

  test('may become its buttons where there is room', async () => {
    const result = await imported({
      richCard: { standaloneCard: { cardContent: card } },
      suggestions: [chip],
    });
    if (result.kind !== 'template' || !result.chips) throw new Error('no chips');
    expect(result.unmapped).toEqual({ suggestions: [chip] });
    expect(result.chips.path).toBe('suggestions');
    const grown = withChips(result.draft, result.chips);
    expect(grown?.component.richCard?.standaloneCard?.cardContent?.suggestions).toEqual([chip]);
    const full = {
      ...result.chips,
      suggestions: Array.from({ length: limits.cardSuggestions + 1 }, () => chip),
    };
    expect(withChips(result.draft, full)).toBeUndefined();
  });

  test('are offered to every card of a carousel, or not at all', async () => {
    const result = await imported({
      richCard: {
        carouselCard: {
          cardWidth: 'SMALL',
          cardContents: [card, { title: 'x', suggestions: [chip, chip, chip] }],
        },
      },
      suggestions: [chip],
    });
    if (result.kind !== 'template' || !result.chips) throw new Error('no chips');
    const buttons = withChips(
      result.draft,
      result.chips,
    )?.component.richCard?.carouselCard?.cardContents?.map(({ suggestions }) => suggestions?.length);
    expect(buttons).toEqual([1, 4]);
    expect(withChips(result.draft, { ...result.chips, suggestions: [chip, chip] })).toBeUndefined();
  });
});

describe('numbers', () => {
  test('keep their digits, and what is none is named', async () => {
    const result = await imported(
      '{"text": "Hi", "order": 12345678901234567890, "suggestions": [{"action": {"text": "x", "viewLocationAction": {"latLong": {"latitude": 1e400, "longitude": Infinity}, "label": 12345678901234567890}}}]}',
    );
    expect(result).toMatchObject({
      draft: {
        component: {
          suggestions: [{ action: { viewLocationAction: { label: '12345678901234567890' } } }],
        },
      },
      unmapped: {
        order: '12345678901234567890',
        'suggestions[0].action.viewLocationAction.latLong.latitude': '1e400',
        'suggestions[0].action.viewLocationAction.latLong.longitude': 'Infinity',
      },
    });
    const said = result.report.map(({ level, message }) => `${level} ${message}`).join('\n');
    expect(said).toContain('mended The number 12345678901234567890 was kept as text, digit for digit.');
    expect(said).toContain('1e400 isn’t a valid number.');
    expect(said).toContain('Infinity isn’t a valid number.');
  });
});
