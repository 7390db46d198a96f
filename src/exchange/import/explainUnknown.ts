import { quote } from './parts/importNotes';
import { isRecord } from '../../lib/values';

/** Why nothing of a value was understood, and the remedy, in words for people. */
export function explainUnknown(value: unknown): string {
  if (Array.isArray(value)) {
    return 'This list holds no buttons and no cards.';
  }
  if (!isRecord(value)) return `This is ${quote(value)}, which is no template.`;
  const { components } = value;
  if (
    Array.isArray(components) &&
    components.some((each) => isRecord(each) && Array.isArray(each.parameters))
  ) {
    return 'This holds the values of a template that is sent, and neither its name nor its words.';
  }
  if (holdsFile(value)) {
    return 'This is a message of a file alone, which no template can be. Put the file into a card.';
  }
  return 'No template was found in this: it has no component, text, card or button under a name that is known here.';
}

function holdsFile(value: Record<string, unknown>): boolean {
  const { contentMessage } = value;
  const message = isRecord(contentMessage) ? contentMessage : value;
  return ['contentInfo', 'uploadedRbmFile', 'fileName'].some((key) => Object.hasOwn(message, key));
}
