import { markTurns } from '../../lib/text/isolate';
import styles from './importing.module.css';
import { nameOfPath } from '../../schema/template/templateTree';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { parsePath } from '../../schema/values/issues';
import { Badge, Notice } from '../../ui/notices/Notice';
import type { TextPlace } from '../../lib/json/explainJson';
import { formatNumber } from '../../schema/values/text';
import { useAgent } from '../../senders/agent';
import { MessageDrawing } from '../../preview/MessageDrawing';
import { noParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import type { TemplateDraft } from '../../schema/draft/draft';
import { usePageTheme } from '../../workspace/usePageTheme';
import { ownMediaAddress } from '../../workspace/mediaAddress';

const levels = {
  taken: { label: 'Imported', tone: 'success' },
  doubtful: { label: 'Unclear', tone: 'warning' },
  mended: { label: 'Fixed', tone: 'info' },
  added: { label: 'Added', tone: 'info' },
  renamed: { label: 'Renamed', tone: 'info' },
  encoded: { label: 'Encoded', tone: 'info' },
  too_long: { label: 'Too long', tone: 'warning' },
  set_aside: { label: 'Not imported', tone: 'warning' },
} as const satisfies Record<ReportLine['level'], unknown>;

/** The report of an import, line by line. */
export function ImportReport({ report }: { report: readonly ReportLine[] }) {
  return (
    <ul className={styles.report} aria-label="Import report">
      {report.map(({ level, path, message }, index) => (
        <li key={index}>
          <Badge tone={levels[level].tone}>{levels[level].label}</Badge>
          <div>
            <p>{message}</p>
            {path !== undefined && (
              <p className={styles.place} title={path}>
                {level === 'set_aside' ? path : nameOfPath(parsePath(path))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

type ImportProblemNoticeProps = { title?: string; problem: string; place?: TextPlace | undefined };

/** Why nothing was imported, with the line of the text where the reading ended. */
export function ImportProblemNotice({
  title = 'Nothing was imported',
  problem,
  place,
}: ImportProblemNoticeProps) {
  return (
    <Notice tone="error" title={title}>
      <p>{problem}</p>
      {place && <Excerpt place={place} />}
    </Notice>
  );
}

function Excerpt({ place: { line, excerpt, mark } }: { place: TextPlace }) {
  const end = mark + (/^(?:"[^"]*"?|\w+|[^])/.exec(excerpt.slice(mark))?.[0].length ?? 0);
  return (
    <pre dir="ltr" className={styles.line}>
      <span className={styles.number} aria-hidden>
        {line}
      </span>
      <code>
        <bdi>{markTurns(excerpt.slice(0, mark))}</bdi>
        <mark>{markTurns(excerpt.slice(mark, end)) || ' '}</mark>
        <bdi>{markTurns(excerpt.slice(end))}</bdi>
      </code>
    </pre>
  );
}

/** The words of the button that goes on with the rows. */
export const makeCards = (count: number) =>
  count === 1 ? 'Import 1 row as a card' : `Import ${formatNumber(count)} rows as cards`;

type ResultPreviewProps = { title: string; template: TemplateDraft; parameters?: ParameterNotes | undefined };

/** The template as it will be, with samples in the place of its parameters. It loads no foreign pictures. */
export function ResultPreview({ title, template, parameters = noParameterNotes }: ResultPreviewProps) {
  const theme = usePageTheme();
  const agent = useAgent();
  return (
    <figure className={styles.preview}>
      <figcaption>{title}</figcaption>
      {/* Keys must scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.drawing} tabIndex={0} role="region" aria-label={title}>
        <MessageDrawing
          template={template}
          samples={samplesOf(parameters, 'typical', template)}
          agent={agent}
          theme={theme}
          mapMediaUrl={ownMediaAddress}
        />
      </div>
    </figure>
  );
}
