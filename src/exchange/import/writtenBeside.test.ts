import { expect, test } from 'vitest';
import { importOne } from './testing/importOne';

async function read(value: unknown) {
  const result = await importOne(JSON.stringify(value));
  if (!result.ok) throw new Error(result.problem);
  if (result.kind !== 'template') throw new Error(result.kind);
  const lines = result.report.map(({ level, path, message }) => `${level} ${path ?? ''}: ${message}`);
  return { ...result, lines: lines.join('\n') };
}

const address = 'https://a.example/p.jpg';
const fileUrls = ({ draft }: Awaited<ReturnType<typeof read>>) => [
  draft.component.richCard?.standaloneCard?.cardContent?.media?.contentInfo?.fileUrl,
];

test.each([
  { fileTransfer: { fileUrl: address } },
  { contentMessage: { fileTransfer: { fileUrl: address } } },
  { message: { fileTransfer: { url: address } } },
  { payload: { rbmFileTransfer: { fileUrl: address } } },
])('a file alone becomes the picture of a card, and the person is asked: %j', async (value) => {
  const result = await read(value);
  expect(fileUrls(result)).toEqual([address]);
  expect(result.doubt).toMatch(/file alone/);
});

test('components in an object are read like a component', async () => {
  const { draft } = await read({
    name: 'a',
    type: 'text_message',
    components: { text: 'Hello', suggestions: [{ reply: { text: 'Yes', postbackData: 'eWVz' } }] },
  });
  expect(draft).toEqual({
    name: 'a',
    type: 'text_message',
    component: { text: 'Hello', suggestions: [{ reply: { text: 'Yes', postbackData: 'eWVz' } }] },
  });
});

test('cards in a list called payload are read, and a text beside them is reported', async () => {
  const card = { title: 'T', media: { height: 'SHORT', contentInfo: { fileUrl: address } } };
  const { draft, unmapped } = await read({ text: 'Hello', payload: [card, { title: 'U' }] });
  expect(draft.component.richCard?.carouselCard?.cardContents).toEqual([card, { title: 'U' }]);
  expect(unmapped).toEqual({ text: 'Hello' });
});

test('a text beside a payload of which not all are cards is read', async () => {
  const payload = [{ title: 'T' }, { foo: 1 }];
  const { draft, unmapped } = await read({ text: 'Hello', payload });
  expect(draft.component.text).toBe('Hello');
  expect(unmapped).toEqual({ payload });
});

test('the name of a place is the label of its pin', async () => {
  const latLong = { latitude: '1', longitude: '2' };
  const { draft, unmapped } = await read({
    text: 'x',
    suggestions: [
      { action: { text: 'A', viewLocationAction: { latLong, name: 'Shop' } } },
      { type: 'viewLocation', text: 'B', ...latLong, name: 'Shop' },
    ],
  });
  for (const { action } of draft.component.suggestions ?? [])
    expect(action?.viewLocationAction).toEqual({ latLong, label: 'Shop' });
  expect(unmapped).toEqual({});
});

test('how a link opens may be written beside the link', async () => {
  const { draft, unmapped, lines } = await read({
    text: 'x',
    suggestions: [
      {
        action: {
          text: 'A',
          openUrlAction: { url: 'https://a.example' },
          application: 'WEBVIEW',
          webviewViewMode: 'TALL',
        },
      },
    ],
  });
  expect(draft.component.suggestions?.[0]?.action?.openUrlAction).toEqual({
    url: 'https://a.example',
    application: 'WEBVIEW',
    webviewViewMode: 'TALL',
  });
  expect(unmapped).toEqual({});
  expect(lines).toMatch(/renamed .*webviewViewMode/);
});

test('a plus sign before degrees is removed, and the report says so', async () => {
  const at = 'component.suggestions[0].action.viewLocationAction.latLong';
  const latLong = { latitude: '+47.1', longitude: '-8' };
  const { draft, lines } = await read({
    text: 'x',
    suggestions: [{ action: { text: 'A', viewLocationAction: { latLong } } }],
  });
  expect(draft.component.suggestions?.[0]?.action?.viewLocationAction?.latLong).toEqual({
    latitude: '47.1',
    longitude: '-8',
  });
  expect(lines).toContain(`mended ${at}.latitude: `);
});

test('a type that was given and is not known is not called absent', async () => {
  const { lines } = await read({ name: 'a', type: 'PROMO', component: { text: 'x' } });
  expect(lines).toContain('added type: The content is a text message.');
  expect(lines).not.toContain('No type');
});

test('what is sent although the source does not have it is reported', async () => {
  const bare = {
    name: 'a',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'T',
            media: { height: 'SHORT', contentInfo: { fileUrl: address } },
            suggestions: [
              { reply: { text: 'Yes' } },
              { action: { text: 'Go', openUrlAction: { url: 'https://a.example' } } },
            ],
          },
        },
      },
    },
  };
  expect((await read(bare)).report.filter(({ level }) => level === 'added')).toEqual([
    { level: 'added', message: '2 buttons without a button ID. The button text is sent in its place.' },
    { level: 'added', message: '1 link without a choice of where it opens. It opens in the browser.' },
    { level: 'added', message: '1 picture without “Reload file”. It is sent as off.' },
  ]);
});
