import { everyAction, media, openUrl, reply, textMessage, verticalCard } from '../../phone/support/templates';

/** Each sets `hostile` on the window if anything runs it. */
const code = [
  '<script>window.hostile=1</script>',
  '<img src=x onerror="window.hostile=1">',
  '<svg onload="window.hostile=1">',
  '<iframe srcdoc="<script>parent.hostile=1</script>"></iframe>',
  '"><body onload=window.hostile=1>',
  '</style><script>window.hostile=1</script>',
  'javascript:window.hostile=1',
  'data:text/html,<script>opener.hostile=1</script>',
  '{{constructor.constructor("window.hostile=1")()}}',
  '${window.hostile=1}',
  '<rcs-message onclick=window.hostile=1></rcs-message>',
  '\u202e<script>window.hostile=1</script>\u0000',
];

/** The code at every place of a message where a sender writes. */
const places: Record<string, (text: string) => unknown> = {
  text: (text) => textMessage(text),
  'text of a button': (text) => textMessage('Choose', [reply(text), openUrl(text)]),
  'address of a button': (text) => textMessage('Choose', [openUrl('Open', text)]),
  'card with file': (text) =>
    verticalCard({
      title: text,
      description: text,
      media: { ...media('3x2.svg', 'TALL'), contentInfo: { fileUrl: text, thumbnailUrl: text } },
    }),
};

const body = JSON.stringify(everyAction);

/** Names and texts of messages that no honest sender writes. */
export function hostileMessages(): [name: string, text: string][] {
  const written = Object.entries(places).flatMap(([place, write]) =>
    code.map((text, index): [string, string] => [`${place} ${index}`, JSON.stringify(write(text))]),
  );
  return [
    ...written,
    ['empty', ''],
    ['blank', '  '],
    ['bad JSON', body.slice(0, -9)],
    ['no object', '"text_message"'],
    ['null', 'null'],
    ['list', '[[]]'],
    ['wrong kinds', '{"type":"text_message","component":{"text":{"toString":"x"},"suggestions":"all"}}'],
    ['unknown type', '{"type":"page","component":{}}'],
    ['no component', '{"type":"carousel"}'],
    ['empty component', '{"type":"carousel","component":{}}'],
    ['prototype', body.replace('{', '{"__proto__":{"hostile":1},"constructor":{"prototype":1},')],
    ['deep', '['.repeat(100_000)],
    ['deep object', `${'{"component":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['5 MB', JSON.stringify(textMessage('x'.repeat(5_000_000)))],
    ['half a megabyte of a word', JSON.stringify(textMessage('W'.repeat(400_000)))],
    [
      'many buttons',
      JSON.stringify(
        textMessage(
          'x',
          Array.from({ length: 900 }, () => reply('x')),
        ),
      ),
    ],
    ['surrogates', JSON.stringify(textMessage('\ud800\udc00\udfff'.repeat(500)))],
    ['cut link', 'https://builder.example/inspect#v1.300.0a0a0a0a.7dRP'],
    ['changed link', 'https://builder.example/inspect#v1.4.0a0a0a0a.7dRP'],
    ['later link', 'https://builder.example/inspect#v9.4.0a0a0a0a.7dRP'],
  ];
}
