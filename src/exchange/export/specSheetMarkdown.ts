import { countCharacters, formatNumber } from '../../schema/values/text';
import type { SheetField, SheetPart, SpecSheet } from './specSheet';

/** A spec sheet as Markdown without HTML: headings and lists, which also read well as plain text. */
export function specSheetMarkdown({ name, type, cards, parts, parameters }: SpecSheet): string {
  const lines = [
    `# ${escaped(name)}`,
    '',
    [type, ...(cards ? [`${cards.count} of ${cards.limit} cards`] : [])].join(', '),
    ...parts.flatMap((part) => ['', ...partLines(part)]),
  ];
  if (parameters.length > 0) {
    lines.push('', '## Parameters', '');
    for (const { marker, name: label, sample, places } of parameters) {
      lines.push(
        `- **${escaped(label)}** \`${marker}\`, for example “${escaped(oneLine(sample))}”`,
        `  - In: ${places.map(escaped).join('; ')}`,
      );
    }
  }
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
