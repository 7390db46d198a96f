import { isRecord } from '../../../../lib/values';
import { fileAlone } from '../reading/message';
import type { OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const paths = [
  ['rbmFileTransfer'],
  ['payload', 'rbmFileTransfer'],
  ['contentMessage', 'contentInfo'],
  ['contentInfo'],
];

/** The keys that lead to the file; undefined when the message holds more than a file. */
function fileOf(value: Record<string, unknown>): string[] | undefined {
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

/** Messages of a file alone: of Google's Dialogflow integration, and with `contentInfo` of Google itself. */
export const fileMessage: Vendor = {
  name: 'a message of a file alone',
  pages: [
    'https://github.com/rcs-business-messaging/rbm-api-examples/blob/43daa929508fc92ee7d1d2b24cdf0484bded1704/nodejs/dialogflow-integration/rbm-integration-module/dialogflow-templates/rbmFileTransfer.json',
    'https://developers.google.com/business-communications/rcs-business-messaging/reference/rest/v1/phones.agentMessages',
  ],
  detect: (value) => fileOf(value) !== undefined,
  read(root, value) {
    const path = fileOf(value) ?? [];
    const open = (keys: readonly string[]) => keys.reduce<OpenPart>((part, key) => part.open(key), root);
    const [holder, info] = [open(path.slice(0, -1)), open(path)];
    const [fileUrl, thumbnailUrl] = [info.take('fileUrl'), info.take('thumbnailUrl')];
    const forceRefresh = info.take('forceRefresh');
    holder.keepChips('suggestions');
    return fileAlone({ fileUrl, thumbnailUrl, forceRefresh });
  },
};
