import { cardsPath, carouselPath, locateCards, standaloneCardPath } from '../../schema/draft/cards';
import { parsePath } from '../../schema/values/issues';
import { type SuggestionDraft, type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { kindNames, suggestionKindOf, suggestionText } from '../../schema/draft/suggestionKinds';
import { nameOfParameter, markersOf, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { nameOfPath, fieldAt, templateTree } from '../../schema/template/templateTree';
import { nameOrUntitled, typeNames } from '../../schema/template/typeNames';
import { base64ToText } from '../../schema/values/postback';
import { textFieldsIn } from '../../schema/walk/textFieldsIn';
import type { SetSummary } from '../link/linkedParts';
import type { FieldNode } from '../../schema/walk/fieldNode';
import { countCharacters, formatNumber } from '../../schema/values/text';

type Path = readonly (string | number)[];

/** A field with a value. `limit`: its characters at most. */
export type SheetField = { name: string; value: string; isAddress: boolean; limit?: number };

/** A button: its text, its effect in words, its other fields. */
export type SheetButton = { text: SheetField; effect: string; fields: SheetField[] };

/** The message or one card. */
export type SheetPart = {
  title: string;
  fields: SheetField[];
  buttons: SheetButton[];
  /** Buttons at most. */
  maxButtons: number | undefined;
};

/** A parameter, an example of its value, and the names of the fields that contain it. */
export type SheetParameter = { marker: string; name: string; sample: string; places: string[] };

/** Everything about a template that a customer or developer asks for, in reading order. */
export type SpecSheet = {
  name: string;
  type: string;
  /** Cards of a carousel, and how many it takes. */
  cards: { count: number; limit: number | undefined } | undefined;
  parts: SheetPart[];
  parameters: SheetParameter[];
  /** The templates that it becomes, if there are several. */
  set?: SetSummary;
};

/** The spec sheet of a draft, as it would be sent. */
export function specSheet(draft: TemplateDraft, notes: ParameterNotes, set?: SetSummary): SpecSheet {
  const template = draftToTemplate(draft);
  const cards = locateCards(template);
  const message = messagePart(template);
  return {
    name: nameOrUntitled(template),
    type: typeNames[template.type],
    cards:
      template.type === 'carousel'
        ? { count: cards.length, limit: limitAt(parsePath(cardsPath)) }
        : undefined,
    parts: [
      ...(message.fields.length + message.buttons.length > 0 ? [message] : []),
      ...cards.map(({ path, card }) => partOf(nameOfPath(parsePath(path)), card, parsePath(path))),
    ],
    parameters: parametersOf(draft, notes),
    ...(set && { set }),
  };
}

/** Everything beside the cards: the text and chips of a text message, the layout of cards. */
function messagePart({ component }: TemplateDraft): SheetPart {
  const { richCard, ...others } = component;
  const { cardContent: _card, ...layout } = richCard?.standaloneCard ?? {};
  const { cardContents: _cards, ...width } = richCard?.carouselCard ?? {};
  const part = partOf(richCard ? 'Layout' : 'Message', others, ['component']);
  return {
    ...part,
    fields: [
      ...part.fields,
      ...fieldsIn(layout, parsePath(standaloneCardPath), ''),
      ...fieldsIn(width, parsePath(carouselPath), ''),
    ],
  };
}

type Content = { suggestions?: readonly SuggestionDraft[] | undefined };

function partOf(title: string, { suggestions = [], ...content }: Content, path: Path): SheetPart {
  const list = [...path, 'suggestions'];
  return {
    title,
    fields: fieldsIn(content, path, nameOfPath(path)),
    buttons: suggestions.map((suggestion, index) => buttonOf(suggestion, [...list, index])),
    maxButtons: limitAt(list),
  };
}

function buttonOf(suggestion: SuggestionDraft, path: Path): SheetButton {
  const kind = suggestionKindOf(suggestion);
  const textPath = [...path, suggestion.reply ? 'reply' : 'action', 'text'];
  const text = suggestionText(suggestion);
  return {
    text: fieldOf(text, textPath, nameOfPath(path)),
    effect: kind === undefined ? 'No action yet' : kindNames[kind],
    fields: fieldsIn(suggestion, path, nameOfPath(path)).filter(
      ({ name, value }) => name !== 'Text' || value !== text,
    ),
  };
}

/** The fields below a path that have a value. Their names do not repeat the name of their part. */
function fieldsIn(value: unknown, path: Path, partName: string): SheetField[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) {
    return [fieldOf(typeof value === 'string' ? value : JSON.stringify(value), path, partName)];
  }
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return members.flatMap(([key, member]) => fieldsIn(member, [...path, key], partName));
}

function fieldOf(value: string, path: Path, partName: string): SheetField {
  const node = fieldAt(path);
  const { form, limit } = node?.meta ?? {};
  const name = nameOfPath(path);
  return {
    name: name.startsWith(`${partName} › `) ? name.slice(partName.length + 3) : name,
    value: node ? readableValue(value, node) : value,
    isAddress: form === 'address',
    ...(limit === undefined || form === 'postback' ? {} : { limit }),
  };
}

/** A value as people read it: the text of a postback, "Medium" for MEDIUM, "Yes" for true. */
function readableValue(value: string, { kind, meta }: FieldNode): string {
  if (meta.form === 'postback') return base64ToText(value) ?? value;
  if (kind === 'switch') return value === 'true' ? 'Yes' : 'No';
  return kind === 'choice' ? value.charAt(0) + value.slice(1).toLowerCase() : value;
}

const limitAt = (path: Path) => fieldAt(path)?.meta.limit;

function parametersOf(draft: TemplateDraft, notes: ParameterNotes): SheetParameter[] {
  const samples = samplesOf(notes, 'typical', draft);
  const texts = textFieldsIn(draft, templateTree(), []);
  return markersOf(draft).map((marker) => ({
    marker,
    name: nameOfParameter(marker, notes.names),
    sample: samples[marker] ?? '',
    places: texts.filter(({ text }) => text.includes(marker)).map(({ path }) => nameOfPath(path)),
  }));
}

/** Something of the record of an approval, for instance who approved. */
export type SignOffFact = { label: string; lines: string[] };

/**
 * A spec sheet as Markdown without HTML: headings and lists, which also read well as plain text. `signOff`: the record of the
 * approval, if there is one.
 */
export function specSheetMarkdown(
  { name, type, cards, parts, parameters, set }: SpecSheet,
  signOff: readonly SignOffFact[] = [],
): string {
  const lines = [
    `# ${escaped(name)}`,
    '',
    [type, ...(cards ? [`${cards.count} of ${cards.limit} cards`] : [])].join(', '),
    ...parts.flatMap((part) => ['', ...partLines(part)]),
  ];
  if (parameters.length > 0) {
    lines.push('', '## Personal fields', '');
    for (const { marker, name: label, sample, places } of parameters) {
      lines.push(
        `- **${escaped(label)}** \`${marker}\`, for example “${escaped(oneLine(sample))}”`,
        `  - Used in: ${places.map(escaped).join('; ')}`,
      );
    }
  }
  if (set)
    lines.push(
      '',
      '## Languages and rows',
      '',
      set.size,
      '',
      ...set.languages.map(
        ({ language, templates, translation }) =>
          `- **${escaped(language)}** ${escaped(templates)} (${escaped(translation.toLowerCase())})`,
      ),
    );
  if (signOff.length > 0) lines.push('', '## Sign-off', '');
  for (const { label, lines: facts } of signOff)
    lines.push(`- **${escaped(label)}**`, ...facts.map((fact) => `  - ${escaped(oneLine(fact))}`));
  return `${lines.join('\n')}\n`;
}

function partLines({ title, fields, buttons, maxButtons }: SheetPart): string[] {
  return [
    `## ${escaped(title)}`,
    '',
    ...fields.flatMap((field) => fieldLines(field, '')),
    ...(buttons.length > 0 ? [`- **Buttons** (${buttons.length} of ${maxButtons})`] : []),
    ...buttons.flatMap(({ text, effect, fields: others }) => [
      `  - **${escaped(oneLine(text.value)) || '(no text)'}**${usage(text)}: ${effect}`,
      ...others.flatMap((field) => fieldLines(field, '    ')),
    ]),
  ];
}

function fieldLines(field: SheetField, indent: string): string[] {
  const { name, value, isAddress } = field;
  const start = `${indent}- **${escaped(name)}**${usage(field)}:`;
  if (isAddress) return [`${start} ${/[\s<>]/.test(value) ? escaped(oneLine(value)) : `<${value}>`}`];
  if (!value.includes('\n')) return [`${start} ${escaped(value)}`];
  // Two blanks at its end keep a line of its own.
  const lines = value.split('\n').map((line) => `${indent}  > ${escaped(line)}`);
  return [start, '', lines.join('  \n'), ''];
}

/** " (45 of 200 characters)"; empty for a field without a limit. */
function usage({ value, limit }: SheetField): string {
  if (limit === undefined) return '';
  return ` (${formatNumber(countCharacters(value))} of ${formatNumber(limit)} characters)`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A text in which nothing is read as Markdown or HTML. Underscores inside of a word mean nothing there. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*[\]<>~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`)
    .replace(/^(\s*)([#+-])(?=\s|$)/gm, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, String.raw`$1\$2`)
    .replace(/&(?=#?\w+;)/g, String.raw`\&`);
}
