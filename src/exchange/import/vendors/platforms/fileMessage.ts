import { valueAt } from '../../../../lib/path';
import { isRecord } from '../../../../lib/values';
import { fileAlone } from '../reading/message';
import type { Vendor } from '../reading/vendor';

/** The members that lead to the file. */
const paths = ['', 'payload.', 'contentMessage.', 'message.', 'content.'].flatMap((outer) =>
  ['rbmFileTransfer', 'fileTransfer', 'contentInfo'].map((name) => `${outer}${name}`),
);

const addressKeys = ['fileUrl', 'url'];

/** Members of a message that holds more than a file. */
const otherKeys = ['text', 'richCard', 'title', 'description', 'height'];

/** The path to the file of a message that holds nothing else. */
const pathOf = (value: Record<string, unknown>) =>
  paths.find((path) => {
    const outer = path.includes('.') ? value[path.slice(0, path.indexOf('.'))] : value;
    const isAlone = isRecord(outer) && !otherKeys.some((key) => key in outer);
    return isAlone && addressKeys.some((key) => typeof valueAt(value, `${path}.${key}`) === 'string');
  });

/** Messages of a file alone: of Google's Dialogflow integration, and with `contentInfo` of Google itself. */
export const fileMessage: Vendor = {
  name: 'message with only a file',
  pages: [
    'https://github.com/rcs-business-messaging/rbm-api-examples/blob/43daa929508fc92ee7d1d2b24cdf0484bded1704/nodejs/dialogflow-integration/rbm-integration-module/dialogflow-templates/rbmFileTransfer.json',
    'https://developers.google.com/business-communications/rcs-business-messaging/reference/rest/v1/phones.agentMessages',
  ],
  detect: (value) => pathOf(value) !== undefined,
  read(root, value) {
    const [name = '', outer] = (pathOf(value) ?? '').split('.').toReversed();
    const holder = outer === undefined ? root : root.open(outer);
    const info = holder.open(name);
    const [fileUrl, thumbnailUrl] = [info.take(addressKeys), info.take('thumbnailUrl')];
    const forceRefresh = info.take('forceRefresh');
    holder.keepChips('suggestions');
    return fileAlone({ fileUrl, thumbnailUrl, forceRefresh });
  },
};
