import { createHash } from 'node:crypto';
import { isAbsolute, relative, sep } from 'node:path';
import type { Log, Notification, ReportingDescriptor, Result } from 'sarif';
import { version } from '../../package.json';
import { overrunRule, overrunMessage } from '../advice/withSamples';
import type { CheckedFile } from './findings';
import { type FileFinding, type FindingLevel, issueRules } from './findings';

const levels = { error: 'error', warning: 'warning', hint: 'note', note: 'note' } as const satisfies Record<
  FindingLevel,
  Result.level
>;

const ownRules: Readonly<Record<string, string>> = {
  ...issueRules,
  [overrunRule]: overrunMessage,
  import: 'A value was changed on import.',
  'not-a-request': 'The file is not a request body.',
  unreadable: 'The file contains no template.',
};

type Located = { finding: FileFinding; uri: string };

/** The findings in the form of code scanners, SARIF 2.1.0. */
export function sarifReport(files: readonly CheckedFile[]): string {
  const located = files.flatMap((file) =>
    findingsOf(file).map((finding) => ({ finding, uri: uriOf(file.file) })),
  );
  const rules = [...new Map(located.map(({ finding }) => [finding.rule, ruleOf(finding)])).values()];
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const notifications = files.flatMap(notificationOf);
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'rcs-template', semanticVersion: version, rules } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          { executionSuccessful: notifications.length === 0, toolExecutionNotifications: notifications },
        ],
        results: located.map((one) => resultOf(one, indexes)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** A file that cannot be read is a result as well, so that it is seen beside the others. */
function findingsOf(file: CheckedFile): FileFinding[] {
  if (file.ok) return file.templates.flatMap(({ findings }) => findings);
  const { problem, line = 1, column = 1 } = file;
  const region = { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
  return [{ level: 'error', rule: 'unreadable', path: '', name: 'Template', message: problem, region }];
}

function notificationOf(file: CheckedFile): Notification[] {
  return file.ok ? [] : [{ level: 'error', message: { text: `${file.file}: ${file.problem}` } }];
}

/** A relative reference, with slashes and percent-encoding, as scanners compare it with the files of a repository. */
function uriOf(file: string): string {
  if (file === '-') return 'stdin';
  const path = isAbsolute(file) ? relative(process.cwd(), file) : file;
  return path
    .split(sep)
    .filter((part, index) => index > 0 || part !== '.')
    .map(encodeURIComponent)
    .join('/');
}

function ruleOf({ rule, level, source, message }: FileFinding): ReportingDescriptor {
  const isPage = source?.startsWith('https://');
  return {
    id: rule,
    shortDescription: { text: ownRules[rule] ?? message },
    ...(isPage ? { helpUri: source } : {}),
    ...(source === undefined ? {} : { help: { text: `Source: ${source}` } }),
    defaultConfiguration: { level: levels[level] },
  };
}

function resultOf({ finding, uri }: Located, indexes: ReadonlyMap<string, number>): Result {
  const { rule, level, message, name, path, region } = finding;
  const ruleIndex = indexes.get(rule);
  const start = { startLine: 1, startColumn: 1 };
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: levels[level],
    message: { text: path === '' ? message : `${name}: ${message}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: region ?? start },
        ...(path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: path, kind: 'member' }] }),
      },
    ],
    // Without the line, so that a finding keeps its identity when the file grows above it.
    partialFingerprints: { 'rcsTemplate/v1': hash(`${uri}\n${rule}\n${path}`) },
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
