import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { limits } from '../../schema/values/limits';
import { replaceByParameters, type ParameterState } from '../../schema/parameters/parameters';
import type { FoundPlaceholder } from '../../schema/values/markers';

type TakenCampaign = {
  /** The title of its card, if it has one. */
  title?: string;
  text: string;
  suggestions: SuggestionDraft[];
  parameters: ParameterNotes;
};

/**
 * The text and the buttons that a person has chosen of a campaign. The names in it become parameters of the draft that
 * takes them: a name that is known there gets its marker.
 */
export function takeCampaign(
  campaign: CampaignMessage,
  choices: CampaignChoices,
  around: ParameterState,
): TakenCampaign {
  const buttons = choices.buttons.flatMap((index) => campaign.buttons[index] ?? []);
  const { text: named, placeholders } = nameEach(campaign, choices);
  const footer = campaign.buttons.filter(({ isFooter }) => isFooter);
  const cut = choices.cutsButtons ? without(campaign.text, named, [...buttons, ...footer]) : named;
  const text = choices.removesMarks ? withoutMarks(cut) : cut;
  const suggestions = buttons.map(({ suggestion }) => structuredClone(suggestion));
  const { title } = campaign;
  const own: TemplateDraft =
    title === undefined
      ? { type: 'text_message', component: { text, suggestions } }
      : {
          type: 'rich_card',
          component: {
            richCard: { standaloneCard: { cardContent: { title, description: text, suggestions } } },
          },
        };
  // The markers of the draft around it count as in use.
  const state = {
    draft: own,
    stash: { around: around.draft, ...around.stash },
    parameters: around.parameters,
  };
  const { draft, parameters } = replaceByParameters(state, placeholders);
  const { text: words, suggestions: taken, richCard } = draft.component;
  const card = richCard?.standaloneCard?.cardContent;
  return {
    ...(card?.title === undefined ? {} : { title: card.title }),
    text: card?.description ?? words ?? '',
    suggestions: card?.suggestions ?? taken ?? [],
    parameters,
  };
}

/** `%s` may stand for another value each time, so each gets a text of its own. */
function nameEach(
  { text, placeholders }: CampaignMessage,
  choices: CampaignChoices,
): { text: string; placeholders: FoundPlaceholder[] } {
  const chosen = placeholders.filter((each) => choices.placeholders.includes(each.text));
  const pieces: string[] = [];
  const named: FoundPlaceholder[] = [];
  let position = 0;
  let count = 0;
  for (const placeholder of chosen) {
    const { start, end, name } = placeholder;
    const isUnnamed = name === '';
    if (isUnnamed) count += 1;
    const own = isUnnamed
      ? { ...placeholder, text: `{value ${count}}`, name: `Value ${count}` }
      : placeholder;
    pieces.push(text.slice(position, start), own.text);
    named.push(own);
    position = end;
  }
  return { text: pieces.join('') + text.slice(position), placeholders: named };
}

/** The text without the lines of a footer's links and those that only lead to what became a button. Other lines stay whole. */
function without(original: string, text: string, buttons: CampaignMessage['buttons']): string {
  // Not every phone shows an address on a map, and no button says when an event is.
  const cut = buttons.filter(
    ({ kind, suggestion }) => kind !== 'event' && !suggestion.action?.viewLocationAction?.query,
  );
  const excerptOf = ({ start, end }: CampaignButton) => original.slice(start, end);
  const footer = cut.filter(({ isFooter }) => isFooter).map(excerptOf);
  const excerpts = cut.map(excerptOf);
  return text
    .split('\n')
    .flatMap((line) => {
      const rest = excerpts.reduce((left, excerpt) => left.replaceAll(excerpt, ''), line);
      if (rest === line) return [line];
      const found = excerpts.filter((excerpt) => line.includes(excerpt));
      if (found.every((excerpt) => footer.includes(excerpt))) return [];
      const words = rest.replace(/[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+$/u, '');
      const leads = /[:\-–→👉👇➡]\s*\ufe0f?\s*$/u.test(rest) && words.split(/\s+/).length <= 4;
      return leads || words.trim() === '' ? [] : [line];
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A piece of the text that can become a button. */
export type CampaignButton = {
  kind: 'link' | 'place' | 'number' | 'event';
  suggestion: SuggestionDraft;
  /** Whether an event has an hour and is no deadline. */
  isSure?: boolean;
  /** Whether it is part of a mail's footer, such as “Unsubscribe”. */
  isFooter?: boolean;
  /** Its place in the text. */
  start: number;
  end: number;
};

/** The words of a message for people, and what was found in them. */
export type CampaignMessage = {
  /** The subject of a mail. */
  title?: string;
  text: string;
  /** In their order, none twice. */
  buttons: CampaignButton[];
  /** In their order; one name may stand several times. */
  placeholders: FoundPlaceholder[];
  /** Whether it has marks of WhatsApp, as `*bold*`. */
  hasMarks: boolean;
};

/** What a person takes of a campaign. */
export type CampaignChoices = {
  /** Indexes of its buttons. */
  buttons: readonly number[];
  /** Texts of its placeholders. */
  placeholders: readonly string[];
  removesMarks: boolean;
  /** Whether lines that only lead to a button leave the text. */
  cutsButtons: boolean;
};

/**
 * Links, places and numbers become buttons, but for those of a mail's footer; names become parameters; a date alone is often
 * no event. A mail with a subject becomes a card: its first buttons fit there, and need not be repeated in its text.
 */
export function usualChoices({ title, buttons, placeholders }: CampaignMessage): CampaignChoices {
  const meant = buttons.flatMap(({ kind, isSure, isFooter }, index) =>
    isFooter || (kind === 'event' && !isSure) ? [] : [index],
  );
  const isCard = title !== undefined;
  return {
    buttons: isCard ? meant.slice(0, limits.cardSuggestions) : meant,
    placeholders: [...new Set(placeholders.filter(isLikelyName).map(({ text }) => text))],
    removesMarks: true,
    cutsButtons: isCard,
  };
}

/** `[SALE]` is rather a shout than the place of a name. */
const isLikelyName = ({ text }: { text: string }) =>
  !/^\[[^\p{Ll}]+\]$/u.test(text) || /NAME|CODE|ID\b/.test(text);

/** `*bold*`, `_italic_`, `~struck~`, ```` ```typed``` ````, with which WhatsApp shows a text; RCS shows the signs. */
const MARKS = [
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,500}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_/.=])_(?=[^\s_])([^_\n]{1,500}?)(?<=\S)_(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}~])~(?=[^\s~])([^~\n]{1,500}?)(?<=\S)~(?![\p{L}\p{N}~])/gu,
  /```([^`]{1,3000})```/gu,
] as const;

export function hasMarks(text: string): boolean {
  return withoutMarks(text) !== text;
}

/** The text without the signs; what they surround stays. Marks inside of each other are removed too. */
function withoutMarks(text: string): string {
  return MARKS.reduce((current, mark) => current.replace(mark, '$1'), text);
}

/** Longer texts are no mail. */
const MAX_HTML = 1_000_000;
const MAX_LINKS = 30;
const MAX_WORDS = 100;

type Link = { words: string; address: string };

/**
 * A copied text with the addresses behind its words, each on a line of its own below it: "Book now: https://…". The
 * clipboard keeps them in its HTML only. `html` is searched as text and becomes no document.
 */
export function withHiddenLinks(text: string, html: string): string {
  if (html === '' || html.length > MAX_HTML) return text;
  const hidden = linksIn(html).filter(
    ({ words, address }) => !text.includes(bare(address)) && !(isNumber(address) && digitsIn(words) > 4),
  );
  const lines = new Map(
    hidden.map(({ words, address }) => [address, `${words}: ${address.replace(/^tel:/i, '')}`]),
  );
  if (lines.size === 0) return text;
  return [text.trimEnd(), '', ...[...lines.values()].slice(0, MAX_LINKS)].join('\n');
}

const isNumber = (address: string) => /^tel:/i.test(address);
const digitsIn = (words: string) => words.replace(/\D/g, '').length;
/** An address as texts show it. */
const bare = (address: string) => address.replace(/^(?:https?:\/\/|tel:)/i, '').replace(/\/$/, '');

/** The web addresses and phone numbers that words lead to. A picture that is a link has no words. */
function linksIn(html: string): Link[] {
  const links: Link[] = [];
  let open: Link | undefined;
  for (const part of html.split(/(<[^<>]*>)/)) {
    if (/^<a\s/i.test(part)) open = { words: '', address: addressOf(part) };
    else if (/^<\/a\b/i.test(part)) {
      const words = open?.words.replaceAll(/\s+/g, ' ').trim();
      if (open && words && words.length <= MAX_WORDS && isTarget(open.address))
        links.push({ ...open, words });
      open = undefined;
    } else if (open && !part.startsWith('<')) open.words += decode(part);
  }
  return links;
}

const isTarget = (address: string) => /^(?:https?:\/\/|tel:\+?\d)\S+$/i.test(address);

function addressOf(tag: string): string {
  const [, , quoted, plain] = /\shref\s*=\s*(?:(["'])(.*?)\1|([^\s"'>]+))/is.exec(tag) ?? [];
  return decode(quoted ?? plain ?? '').trim();
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (name !== undefined) return names[name.toLowerCase()] ?? whole;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
