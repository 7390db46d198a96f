import { styleText } from 'node:util';
import { levelNames } from '../advice/model/advice';
import type { Checked, CheckedFile, CheckedSource, Counts, IgnoredFile } from './findings';
import type { FileFinding, FindingLevel } from './findings';
import { formatNumber, plural } from '../schema/values/text';

type Style = 'bold' | 'red' | 'green' | 'yellow' | 'cyan' | 'gray';
type Paint = (style: Style, text: string) => string;

const colours = { error: 'red', warning: 'yellow', hint: 'cyan', note: 'gray' } satisfies Record<
  FindingLevel,
  Style
>;

/** What no check of the command line looks at. */
const notChecked =
  'Not checked here: whether pictures load, whether the name is free, and what is cut off on phones.';

/** The findings as text for people. `shows`: levels that are listed; all are counted. */
export function textReport(
  { files, ignored }: Checked,
  counts: Counts,
  { hasColour, shows }: { hasColour: boolean; shows: (finding: FileFinding) => boolean },
): string {
  const paint: Paint = (style, text) =>
    hasColour ? styleText(style, text, { validateStream: false }) : text;
  const blocks = files.flatMap((file) => fileBlock(file, shows, paint));
  const remarks = [...leftOut(ignored), notChecked].map((line) => `${paint('gray', line)}\n`).join('');
  return [...blocks, `${summary(counts, paint)}\n${remarks}`].join('\n');
}

/** Ignored files that are named; the JSON report names all. */
const MAX_NAMED = 5;

/** A sentence for each reason why files of a folder were left out. */
function leftOut(ignored: readonly IgnoredFile[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { file, problem } of ignored) reasons.set(problem, [...(reasons.get(problem) ?? []), file]);
  return [...reasons].map(([problem, files]) => {
    const others = files.length - MAX_NAMED;
    const rest = others > 0 ? ` and ${formatNumber(others)} more` : '';
    return `Skipped: ${files.slice(0, MAX_NAMED).join(', ')}${rest}. ${problem}`;
  });
}

function fileBlock(file: CheckedFile, shows: (finding: FileFinding) => boolean, paint: Paint): string[] {
  const title = paint('bold', file.file === '-' ? 'standard input' : file.file);
  if (!file.ok) {
    const place = file.line === undefined ? '' : `${file.line}:${file.column ?? 1}  `;
    return [`${title}\n  ${place}${paint('red', 'unreadable')}  ${file.problem}\n`];
  }
  const lines = file.templates.flatMap((template, index) => {
    const found = template.findings.filter(shows).flatMap((finding) => findingLines(finding, paint));
    const heading =
      file.templates.length > 1 && found.length > 0 ? [`  ${paint('bold', titleOf(template, index))}`] : [];
    return [...heading, ...found];
  });
  return lines.length === 0 ? [] : [[title, ...lines, ''].join('\n')];
}

function titleOf({ name }: CheckedSource, index: number): string {
  return `Template ${index + 1}${name === undefined ? '' : `, ${name}`}`;
}

const wordOf = (level: FindingLevel) => (level === 'note' ? level : levelNames[level]);

function findingLines({ level, rule, path, name, message, region }: FileFinding, paint: Paint): string[] {
  const place = region ? `${region.startLine}:${region.startColumn}` : '';
  const field = [name, path, rule].filter((part) => part !== '' && part !== 'Template').join(' · ');
  return [
    `  ${place.padStart(7)}  ${paint(colours[level], wordOf(level).padEnd(7))}  ${message}`,
    `                    ${paint('gray', field)}`,
  ];
}

function summary({ files, templates, unreadable, ...levels }: Counts, paint: Paint): string {
  const parts = (['error', 'warning', 'hint'] as const).map((level) =>
    plural(levels[level], levelNames[level]),
  );
  const unread = unreadable === 0 ? '' : ` ${plural(unreadable, 'file')} could not be read.`;
  const isClean = levels.error === 0 && unreadable === 0;
  const text = `${plural(files, 'file')}, ${plural(templates, 'template')}: ${parts.join(', ')}.${unread}`;
  return paint(isClean ? 'green' : 'red', text);
}

/** The version of this form. It grows when a member changes its meaning or goes. */
const version = 1;

/** The findings as JSON for programs. */
export function jsonReport({ files, ignored }: Checked, counts: Counts): string {
  const report = {
    version,
    counts,
    files: files.map((file) => (file.ok ? { file: file.file, templates: file.templates } : file)),
    ignored,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
