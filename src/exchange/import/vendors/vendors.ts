import { isRecord } from '../../../lib/values';
import { WrittenNumber } from '../../../lib/json/writtenNumber';
import { appleMessages } from './appleMessages';
import { botpress } from './botpress';
import { dialogflowMessenger } from './dialogflowMessenger';
import { manyChat } from './manyChat';
import { messenger } from './messenger';
import { rasa } from './rasa';
import { whatsAppMessage } from './whatsAppMessage';
import { gupshup } from './gupshup';
import { enableX } from './enableX';
import { infin8linx } from './infin8linx';
import { kaleyra, kaleyraMessage } from './kaleyra';
import { mobtexting } from './mobtexting';
import { pingToChat } from './pingToChat';
import { qlara } from './qlara';
import { vi } from './vi';
import { whatsApp } from './whatsApp';
import { yellow } from './yellow';
import { aws } from './aws';
import { bandwidth } from './bandwidth';
import { bird } from './bird';
import { cm } from './cm';
import { dialogflow } from './dialogflow';
import { eightByEight } from './eightByEight';
import { fileMessage } from './fileMessage';
import { gsma } from './gsma';
import { infobip } from './infobip';
import { openMarket } from './openMarket';
import { sinch } from './sinch';
import { twilio, twilioMessage } from './twilio';
import { vonage } from './vonage';
import type { Vendor } from './reading/vendor';
import { sentTemplate } from './sentTemplate';

/** The adapters, those of the most telling shapes first. */
export const vendors: readonly Vendor[] = [
  twilio,
  sentTemplate,
  twilioMessage,
  sinch,
  cm,
  openMarket,
  qlara,
  yellow,
  whatsApp,
  gupshup,
  pingToChat,
  enableX,
  kaleyra,
  kaleyraMessage,
  infin8linx,
  vi,
  mobtexting,
  eightByEight,
  vonage,
  bird,
  aws,
  bandwidth,
  gsma,
  infobip,
  messenger,
  manyChat,
  botpress,
  rasa,
  appleMessages,
  whatsAppMessage,
  dialogflow,
  dialogflowMessenger,
  fileMessage,
];

/** The adapter that knows the shape of a value. */
export function vendorOf(value: unknown): Vendor | undefined {
  if (!isRecord(value) || value instanceof WrittenNumber) return undefined;
  return vendors.find(({ detect }) => detect(value));
}
