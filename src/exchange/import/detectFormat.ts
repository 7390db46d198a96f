import { type SourcePath, quoteValue } from './parts/importNotes';
import { isRecord } from '../../lib/values';
import { keyOf, memberOf } from './parts/readers';
import { isSuggestion } from './parts/readSuggestion';
import { TemplateType } from '../../schema/values/enums';

/** The kind of content in a value from elsewhere, its path, and its wrappers. */
export type Found = {
  kind: 'component' | 'standalone' | 'carousel' | 'card' | 'cards' | 'suggestion' | 'suggestions';
  value: unknown;
  from: SourcePath;
  /** From the outside in; `key` leads to the next one. */
  wrappers: { value: Record<string, unknown>; from: SourcePath; key: string }[];
};

/** Keys around the content in requests, answers and messages of this and other platforms, likely ones first. */
const wrapperKeys = [
  'component components contentMessage agentMessage message content rbm params rbmRichCard rbmSuggestedReplies',
  'rbmSuggestedActions template payload custom rcs data request body card cardMessage carousel carouselMessage',
  'textMessage choiceMessage body rcsContent rcsMessage',
].flatMap((line) => line.split(' '));

const componentWrappers = ['component', 'contentMessage'];

/** Keys that only a component has. */
const componentKeys = ['richCard', 'standaloneCard', 'carouselCard'];
const textKeys = ['text', 'textMessage', 'messageText', 'textMessageContent'];
const cardKeys = ['title', 'description', 'media'];

/** The kind of a value; undefined when nothing in it is known. Looks through at most eight wrappers. */
export function detectFormat(value: unknown, from: SourcePath = []): Found | undefined {
  const found = (kind: Found['kind']): Found => ({ kind, value, from, wrappers: [] });
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    if (entries.length === 1 && !isSuggestion(entries[0]) && !isCard(entries[0])) {
      return detectFormat(entries[0], [...from, 0]);
    }
    if (entries.some(isSuggestion)) return found('suggestions');
    return entries.some(isCard) && entries.filter(isRecord).every(isCard) ? found('cards') : undefined;
  }
  if (!isRecord(value)) return undefined;
  if (isSuggestion(value) && !isTextAlone(value)) return found('suggestion');
  if (isFrame(value)) return found('standalone');
  if (cardLists.some((key) => isCardList(memberOf(value, key)))) return found('carousel');
  if (isCardWithText(value)) return found('card');
  if (componentKeys.some((key) => isRecord(memberOf(value, key)))) return found('component');
  // Cards beside a text hold more of the message than the text.
  const cards = isCardList(value.payload) ? detectFormat(value.payload, [...from, 'payload']) : undefined;
  if (cards) return { ...cards, wrappers: [{ value, from, key: 'payload' }, ...cards.wrappers] };
  if (textKeys.some((key) => typeof value[key] === 'string')) return found('component');
  if (Array.isArray(memberOf(value, 'cardContents'))) return found('carousel');
  const key = keyOf(value, 'cardContent');
  if (key !== undefined && isRecord(value[key])) {
    return keyOf(value, 'cardOrientation') === undefined
      ? inside('card', value, from, key)
      : found('standalone');
  }
  return (
    unwrap(value, from) ??
    heavierWithin(value, from) ??
    (isCard(value) ? found('card') : unlabelled(value, from))
  );
}

/** The content of a kind in a member of a value. */
const inside = (
  kind: Found['kind'],
  value: Record<string, unknown>,
  from: SourcePath,
  key: string,
): Found => ({ kind, value: value[key], from: [...from, key], wrappers: [{ value, from, key }] });

function unwrap(value: Record<string, unknown>, from: SourcePath): Found | undefined {
  if (from.length > 8) return undefined;
  for (const name of wrapperKeys) {
    const key = keyOf(value, name);
    // A list of components is the form of another platform.
    if (name === 'components' && Array.isArray(value[key ?? name])) continue;
    const inner = key === undefined ? undefined : detectFormat(value[key], [...from, key]);
    if (key === undefined || inner === undefined) continue;
    // Buttons alone are part of a message; inside of a component they are a message without text.
    const isComponent = inner.kind === 'suggestions' && componentWrappers.includes(name);
    return isComponent && inner.from.length === from.length + 2
      ? inside('component', value, from, key)
      : { ...inner, wrappers: [{ value, from, key }, ...inner.wrappers] };
  }
  return undefined;
}

/**
 * The content of an object whose own title or description only names it for colleagues: an unknown member with a known
 * form that holds more than the object itself.
 */
function heavierWithin(value: Record<string, unknown>, from: SourcePath): Found | undefined {
  if (!isCard(value) || isRecord(memberOf(value, 'media')) || from.length > 8) return undefined;
  const own = cardKeys.map((key) => value[key]).filter((text) => typeof text === 'string');
  const entries = Object.entries(value).filter(([, each]) => isRecord(each));
  for (const [key, each] of entries.slice(0, 20)) {
    const inner = detectFormat(each, [...from, key]);
    if (!inner || weightOf(each) <= weightOf(own)) continue;
    return { ...inner, wrappers: [{ value, from, key }, ...inner.wrappers] };
  }
  return undefined;
}

/** Characters of a value as JSON. */
export const weightOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

/** A list of buttons alone, or an empty component. */
function unlabelled(value: Record<string, unknown>, from: SourcePath): Found | undefined {
  if (Array.isArray(value.suggestions)) return inside('suggestions', value, from, 'suggestions');
  return isRecord(value.component) && typeof value.type === 'string'
    ? inside('component', value, from, 'component')
    : undefined;
}

/** Lists of cards on other platforms. */
const cardLists = ['cards', 'contents'];

const isCardList = (value: unknown) =>
  Array.isArray(value) && value.some((entry) => isCard(entry) && !isSuggestion(entry));

/** A card with its layout, as `{ orientation, content }`. */
function isFrame(value: Record<string, unknown>): boolean {
  return typeof memberOf(value, 'orientation') === 'string' && isCard(memberOf(value, 'content'));
}

/** A card whose description is called text. A message has a text, but neither title nor picture. */
function isCardWithText(value: Record<string, unknown>): boolean {
  const isText = (name: string) => typeof memberOf(value, name) === 'string';
  return isText('mediaUrl') || (isText('title') && isText('text') && memberOf(value, 'type') === undefined);
}

/** A text in an object of its own, which is a button only in a list of them. */
function isTextAlone(value: Record<string, unknown>): boolean {
  return Object.keys(value).length === 1 && isRecord(memberOf(value, 'textMessage'));
}

function isCard(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return cardKeys.some((key) => (key === 'media' ? isRecord(value[key]) : typeof value[key] === 'string'));
}

/** A text with the buttons that stand beside it in an object around it: over RCS they are one message. */
export function withButtonsBeside(found: Found): Found {
  const { value, wrappers } = found;
  const index = wrappers.findLastIndex((wrapper) => Array.isArray(wrapper.value.suggestions));
  const holder = wrappers[index];
  const isText = found.kind === 'component' && isRecord(value) && typeof value.text === 'string';
  if (!holder || !isText || 'suggestions' in value) return found;
  const { suggestions, ...rest } = holder.value;
  return {
    ...found,
    value: { ...value, suggestions },
    wrappers: wrappers.with(index, { ...holder, value: rest }),
  };
}

/** Why nothing of a value was understood, and the remedy, in words for people. */
export function explainUnknown(value: unknown): string {
  if (Array.isArray(value)) return 'This list has no buttons or cards.';
  if (!isRecord(value)) return `This is ${quoteValue(value)}, not a template.`;
  const components: unknown[] = Array.isArray(value.components) ? value.components : [];
  if (components.some((each) => isRecord(each) && Array.isArray(each.parameters)))
    return 'This has only the values for a template, not its name or text.';
  const message = isRecord(value.contentMessage) ? value.contentMessage : value;
  if (['contentInfo', 'uploadedRbmFile', 'fileName'].some((key) => Object.hasOwn(message, key)))
    return 'This message is only a file, which a template can’t be. Put the file into a card.';
  return 'No template was found: there is no text, card or button with a known name.';
}

/**
 * Whether a value is written in the form of a request body, of which a part may be missing. An answer has a status as
 * well.
 */
export function isTemplateForm(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const { name, type, component } = value;
  if (isRecord(component)) return typeof type === 'string' || typeof name === 'string';
  return typeof name === 'string' && TemplateType.safeParse(type).success;
}
