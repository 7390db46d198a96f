import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { card, richCard } from '../reading/shapes';

/** Messages of a file alone: of Google's Dialogflow integration, and with `contentInfo` of Google itself. */
export const fileMessage: Maker = {
  name: 'a message of a file alone',
  pages: [
    'https://github.com/rcs-business-messaging/rbm-api-examples/blob/43daa929508fc92ee7d1d2b24cdf0484bded1704/nodejs/dialogflow-integration/rbm-integration-module/dialogflow-templates/rbmFileTransfer.json',
    'https://developers.google.com/business-communications/rcs-business-messaging/reference/rest/v1/phones.agentMessages',
  ],
  detect: (value) => fileOf(value) !== undefined,
  read(value, notes) {
    const root = openPart(value, [], notes);
    const file = fileOf(value) ?? [];
    const parts = file.reduce<OpenPart[]>(
      (opened, key) => [...opened, (opened.at(-1) ?? root).open(key)],
      [root],
    );
    const info = parts.at(-1) ?? root;
    const [fileUrl, thumbnailUrl] = [info.take('fileUrl'), info.take('thumbnailUrl')];
    const forceRefresh = info.take('forceRefresh');
    const holder = parts.at(-2);
    holder?.keepChips('suggestions');
    for (const part of parts.toReversed()) part.finish();
    return {
      value: { component: richCard(card({ fileUrl, thumbnailUrl, forceRefresh })) },
      doubt:
        'It is a message of a file alone, which no template can be: the file became the picture of a card. Give the card a title or a description.',
    };
  },
};

/** The keys that lead to the file; undefined when the message holds more than a file. */
function fileOf(value: Record<string, unknown>): string[] | undefined {
  const paths = [
    ['rbmFileTransfer'],
    ['payload', 'rbmFileTransfer'],
    ['contentMessage', 'contentInfo'],
    ['contentInfo'],
  ];
  return paths.find((path) => {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
    const info = isRecord(holder) ? holder[path.at(-1) ?? ''] : undefined;
    const isAlone =
      isRecord(holder) &&
      !['text', 'richCard', 'title', 'description', 'height'].some((key) => key in holder);
    return isAlone && isRecord(info) && typeof info.fileUrl === 'string';
  });
}
