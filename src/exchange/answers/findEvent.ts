import { isRecord } from '../../lib/values';
import { isolate } from '../../lib/text/isolate';
import { base64ToText } from '../../schema/values/postback';
import { findJson } from '../import/source/findJson';

/** Longer texts are no event that a person has copied. */
const MAX_CHARACTERS = 100_000;

/** What the event of a webhook in a text says, in a sentence; undefined for a text without one, or with a template. */
export function findEvent(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS || !text.includes('{')) return undefined;
  if (/\\*"(?:component|contentMessage|richCard)\\*"\s*:/.test(text)) return undefined;
  const [found] = findJson(text, (value) => describeEvent(value) !== undefined);
  return found && describeEvent(found.value);
}

const quote = (text: unknown) => `“${isolate(String(text).slice(0, 200))}”`;

/** Keys that name the person of an event. A template has none of them. */
const senderKeys = ['senderPhoneNumber', 'userPhoneNumber', 'userContact', 'msisdn'];

function describeEvent(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { suggestionResponse, eventType, messageId, eventId, text, location, userFile } = value;
  if (isRecord(suggestionResponse) && typeof suggestionResponse.postbackData === 'string') {
    const { postbackData, text: button } = suggestionResponse;
    const id = base64ToText(postbackData) ?? postbackData;
    return `The customer tapped ${button === undefined ? 'a button' : quote(button)} (button ID ${quote(id)}).`;
  }
  const isFromPerson = senderKeys.some((key) => typeof value[key] === 'string');
  const hasId = typeof messageId === 'string' || typeof eventId === 'string';
  if (typeof eventType === 'string' && (isFromPerson || hasId)) return `It reports ${quote(eventType)}.`;
  if (!isFromPerson || !hasId) return undefined;
  if (typeof text === 'string') return `The customer wrote ${quote(text)}.`;
  if (isRecord(location)) return 'The customer shared a location.';
  return isRecord(userFile) ? 'The customer sent a file.' : undefined;
}
