import type { Finding, Path } from '../../advice/model/advice';
import { nameOfPath } from '../../schema/template/templateTree';
import { formatPath, type Issue } from '../../schema/values/issues';
import { TextButton } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Source } from '../../ui/notices/details';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { ReportedFinding, SeenPhone } from '../state/findings';
import { CheckQuickFix } from '../quickFixes/FieldQuickFix';
import { explainEntry } from './explanation';
import { dismiss, fixAll, findingsOf, type CheckEntry, type GroupName } from './checkGroups';
import words from '../../ui/styles/words.module.css';
import styles from './CheckList.module.css';
import { Disclosure } from '../../ui/controls/Disclosure';

const confidenceNames = {
  documented: 'Documented',
  reported: 'Reported by others',
  concluded: 'Our own conclusion',
} satisfies Record<NonNullable<Finding['confidence']>, string>;

/** Findings for which the field has a quick fix. Beside a finding of another kind it would mislead. */
const offered: ReadonlySet<string> = new Set([
  'marker-form',
  'http-address',
  'end-before-start',
  'indian-number-length',
  'american-number-length',
  'number-length',
]);

/** What the entries of Check act on and lead to. */
export type CheckActs = {
  editor: TemplateEditor;
  isReadOnly: boolean;
  /** Moves the focus: the entry and its button are gone. */
  onFixed: () => void;
  onGoTo: (path: string) => void;
  onShowLine: ((path: string) => void) | undefined;
  /** Absent on pages whose phones do not follow. */
  phones: PhoneShow | undefined;
};

type CheckItemProps = CheckActs & {
  group: GroupName;
  entry: CheckEntry;
  /** All findings of the same rule with a safe change, where one press may fix them. */
  fixable: readonly Finding[];
};

/** An entry of Check: what is wrong and where, and how to fix it. The rest is under Details. */
export function CheckItem(props: CheckItemProps) {
  const { editor, group, entry, fixable, isReadOnly, onFixed } = props;
  const findings = findingsOf(entry);
  const [first] = findings;
  const isDismissed = group === 'dismissed';
  const canDismiss = !isReadOnly && first !== undefined && first.level !== 'error';
  const dismissLabel = isDismissed ? 'Restore' : 'Dismiss';
  const about = nameOfPath(entry.places[0]?.path ?? []);
  return (
    <li className={styles.entry}>
      <p>{entry.message}</p>
      <div className={styles.foot}>
        {entry.places.length > 0 && (
          <ul className={styles.places}>
            {entry.places.map((place) => (
              <Place key={place.path.join('.')} {...props} place={place} />
            ))}
          </ul>
        )}
        {first && !isReadOnly && (
          <div className={styles.acts}>
            {!isDismissed && fixable.length > 1 && (
              <TextButton onClick={() => fixAll(editor, fixable) && onFixed()}>
                {fixable[0]?.fix?.action} in {fixable.length === 2 ? 'both' : `all ${fixable.length}`} places
              </TextButton>
            )}
            {canDismiss && (
              <TextButton
                aria-label={`${dismissLabel}: ${about}`}
                onClick={() => dismiss(editor, findings, !isDismissed) && onFixed()}
              >
                {dismissLabel}
              </TextButton>
            )}
          </div>
        )}
      </div>
      {entry.places.length > 0 && (
        <Disclosure
          className={`${words.softNote} ${styles.details}`}
          summary={
            <>
              Details<span className={words.visuallyHidden}>{`: ${about}`}</span>
            </>
          }
        >
          {() => <Details {...props} />}
        </Disclosure>
      )}
    </li>
  );
}

type PlaceProps = CheckItemProps & { place: Issue | ReportedFinding };

/** A place of an entry: the link to its field, its safe change, and the phone that most people have on which it is seen. */
function Place({ editor, group, place, isReadOnly, onFixed, onGoTo, phones }: PlaceProps) {
  const name = nameOfPath(place.path);
  const fix = 'level' in place && group !== 'dismissed' && !isReadOnly ? place.fix : undefined;
  const usual = 'seenOn' in place ? place.seenOn?.[0] : undefined;
  return (
    <li>
      {isWhole(place) ? (
        <span className={words.softNote}>Whole template</span>
      ) : (
        <TextButton onClick={() => onGoTo(place.path.join('.'))}>{name}</TextButton>
      )}
      {fix && (
        <TextButton
          isStrong
          aria-label={`${fix.action}: ${name}`}
          onClick={() => editor.quickFixes.take(fix) && onFixed()}
        >
          {fix.action}
        </TextButton>
      )}
      {(!('level' in place) || offered.has(place.id)) && (
        <CheckQuickFix editor={editor} path={place.path} onFixed={onFixed} />
      )}
      {phones && usual && (
        <PhoneButton phones={phones} seen={usual} path={place.path} name={`Show on phone: ${name}`}>
          Show on phone
        </PhoneButton>
      )}
    </li>
  );
}

/** About the template, not about a field: there is nowhere to go. */
const isWhole = ({ path }: Issue | Finding) =>
  path.length === 0 || (path.length === 1 && path[0] === 'component');

/** What few people want to know of an entry: what follows from it, its source, its fields in the code, other phones. */
function Details({ entry, onShowLine, phones }: CheckItemProps) {
  const [first] = findingsOf(entry);
  return (
    <>
      {first?.why && <p>{first.why}</p>}
      {entry.places.map((place) => (
        <div key={place.path.join('.')} className={styles.detail}>
          {place.path.length > 0 && <code>{formatPath(place.path)}</code>}
          {onShowLine && (
            <TextButton
              aria-label={`Show in code: ${nameOfPath(place.path)}`}
              onClick={() => onShowLine(place.path.join('.'))}
            >
              Show in code
            </TextButton>
          )}
          {phones && 'seenOn' in place && <OtherPhones finding={place} phones={phones} />}
        </div>
      ))}
      {first?.source && (
        <Source
          source={first.source}
          date={first.date}
          {...(first.confidence ? { confidence: confidenceNames[first.confidence] } : {})}
          moreHref={`/rules#${first.id}`}
        />
      )}
      <CopyButton
        label="Copy explanation"
        name={`about ${nameOfPath(entry.places[0]?.path ?? [])}`}
        text={() => explainEntry(entry)}
        copied="Copied the explanation"
      />
    </>
  );
}

/** Shows a phone as a finding was seen on it. */
export type PhoneShow = {
  isShown: (seen: SeenPhone, path: string) => boolean;
  /** Shows it, or the phone from before if it is shown. */
  show: (seen: SeenPhone, path: string) => void;
};

type PhoneButtonProps = {
  phones: PhoneShow;
  seen: SeenPhone;
  path: Path;
  /** For screen readers, where the text alone does not name the field. */
  name?: string;
  children: string;
};

function PhoneButton({ phones, seen, path, name, children }: PhoneButtonProps) {
  const at = path.join('.');
  return (
    <TextButton
      isStrong={name !== undefined}
      aria-label={name}
      aria-pressed={phones.isShown(seen, at)}
      onClick={() => phones.show(seen, at)}
    >
      {children}
    </TextButton>
  );
}

/** States that are listed: a finding is seen in some hundred at most. */
const MAX_LISTED = 20;

/** The phones and text sizes on which a finding is seen too. */
function OtherPhones({ finding, phones }: { finding: ReportedFinding; phones: PhoneShow }) {
  const others = finding.seenOn?.slice(1) ?? [];
  if (others.length === 0) return null;
  return (
    <ul aria-label="Other phones and text sizes">
      {others.slice(0, MAX_LISTED).map((seen) => (
        <li key={seen.message}>
          <PhoneButton phones={phones} seen={seen} path={finding.path}>
            {seen.message}
          </PhoneButton>
        </li>
      ))}
      {others.length > MAX_LISTED && <li>{`And ${others.length - MAX_LISTED} more`}</li>}
    </ul>
  );
}

/** States of one field in the text: more say nothing new to a customer. */
const MAX_STATES = 4;

/** The worst states, among them the worst of each phone. */
function chosen(seenOn: readonly SeenPhone[]): SeenPhone[] {
  const systems = new Set(seenOn.map(({ state }) => state.system));
  const worst = [...systems].flatMap((system) => seenOn.find(({ state }) => state.system === system) ?? []);
  const others = seenOn.filter((seen) => !worst.includes(seen)).slice(0, MAX_STATES - worst.length);
  return seenOn.filter((seen) => worst.includes(seen) || others.includes(seen));
}

/** What phones cut off as a text for a customer, the worst first: each field, and how much of it which phones show. */
export function cutsText(findings: readonly ReportedFinding[], name = ''): string {
  const blocks = findings.map(({ path, seenOn = [] }) => {
    const lines = chosen(seenOn).map(
      ({ message, text }) => `- ${message}${text === undefined ? '' : ` “${text}…”`}`,
    );
    const left = seenOn.length - lines.length;
    return [
      nameOfPath(path),
      ...lines,
      ...(left > 0 ? [`- and on ${left} more phones and text sizes`] : []),
    ].join('\n');
  });
  return [`Cut off on phones${name === '' ? '' : `: ${name}`}`, ...blocks].join('\n\n');
}
