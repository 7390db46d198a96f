import { isRecord } from '../../../lib/isRecord';
import { WrittenNumber } from '../../../lib/json/writtenNumber';
import { cm } from './cm';
import { dialogflow } from './dialogflow';
import { eightByEight } from './eightByEight';
import { enableX } from './enableX';
import { fileMessage } from './fileMessage';
import { infin8linx } from './infin8linx';
import { kaleyra } from './kaleyra';
import type { Maker } from './maker';
import { openMarket } from './openMarket';
import { pingToChat } from './pingToChat';
import { qlara } from './qlara';
import { sentTemplate } from './sentTemplate';
import { sinch } from './sinch';
import { twilio } from './twilio';
import { yellow } from './yellow';

/** The adapters, those of the most telling shapes first. */
export const makers: readonly Maker[] = [
  twilio,
  sentTemplate,
  sinch,
  cm,
  openMarket,
  qlara,
  yellow,
  pingToChat,
  enableX,
  kaleyra,
  infin8linx,
  eightByEight,
  dialogflow,
  fileMessage,
];

/** The adapter that knows the shape of a value. */
export function makerOf(value: unknown): Maker | undefined {
  if (!isRecord(value) || value instanceof WrittenNumber) return undefined;
  return makers.find(({ detect }) => detect(value));
}
