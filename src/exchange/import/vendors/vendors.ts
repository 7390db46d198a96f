import { isRecord } from '../../../lib/values';
import { WrittenNumber } from '../../../lib/json/writtenNumber';
import { appleMessages } from './bots/appleMessages';
import { botpress } from './bots/botpress';
import { dialogflowMessenger } from './bots/dialogflowMessenger';
import { manyChat } from './bots/manyChat';
import { messenger } from './bots/messenger';
import { rasa } from './bots/rasa';
import { whatsAppMessage } from './bots/whatsAppMessage';
import { gupshup } from './panels/gupshup';
import { enableX } from './panels/enableX';
import { infin8linx } from './panels/infin8linx';
import { kaleyra, kaleyraMessage } from './panels/kaleyra';
import { mobtexting } from './panels/mobtexting';
import { pingToChat } from './panels/pingToChat';
import { qlara } from './panels/qlara';
import { vi } from './panels/vi';
import { whatsApp } from './panels/whatsApp';
import { yellow } from './panels/yellow';
import { aws } from './platforms/aws';
import { bandwidth } from './platforms/bandwidth';
import { bird } from './platforms/bird';
import { cm } from './platforms/cm';
import { dialogflow } from './platforms/dialogflow';
import { eightByEight } from './platforms/eightByEight';
import { fileMessage } from './platforms/fileMessage';
import { gsma } from './platforms/gsma';
import { infobip } from './platforms/infobip';
import { openMarket } from './platforms/openMarket';
import { sinch } from './platforms/sinch';
import { twilio, twilioMessage } from './platforms/twilio';
import { vonage } from './platforms/vonage';
import type { Vendor } from './reading/vendor';
import { sentTemplate } from './panels/sentTemplate';

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
