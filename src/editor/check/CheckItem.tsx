import type { Finding } from '../../advice/model/advice';
import { nameOfPath } from '../../schema/template/templateTree';
import type { Issue } from '../../schema/values/issues';
import { TextButton } from '../../ui/controls/Button';
import { Why } from '../../ui/notices/details';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { ReportedFinding, SeenPhone } from '../state/findings';
import { CheckQuickFix } from '../quickFixes/FieldQuickFix';
import { dismiss, fixAll, findingsOf, type CheckEntry, type GroupName } from './checkGroups';
import words from '../../ui/styles/words.module.css';
import styles from './CheckList.module.css';
import { Disclosure } from '../../ui/controls/Disclosure';

const confidenceNames = {
  documented: 'Documented',
  reported: 'Reported by others',
  concluded: 'Our own conclusion',
} satisfies Record<NonNullable<Finding['confidence']>, string>;

/** Findings for which the field has an offer of its own. Beside a finding of another kind it would mislead. */
const offered: ReadonlySet<string> = new Set([
  'marker-form',
  'http-address',
  'end-before-start',
  'indian-number-length',
  'american-number-length',
]);

/** What the entries of Check act on and lead to. */
export type CheckActs = {
  editor: TemplateEditor;
  isReadOnly: boolean;
  /** Takes the focus: the entry goes away with its button. */
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

/** An entry of Check: what is the matter, where, how to fix it, and its source. */
export function CheckItem(props: CheckItemProps) {
  const { editor, group, entry, fixable, isReadOnly, onFixed } = props;
  const findings = findingsOf(entry);
  const [first] = findings;
  const canDismiss = !isReadOnly && first !== undefined && first.level !== 'error';
  const about = first ? nameOfPath(first.path) : '';
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
        {first && (
          <div className={styles.acts}>
            {!isReadOnly && group !== 'dismissed' && fixable.length > 1 && (
              <TextButton onClick={() => fixAll(editor, fixable) && onFixed()}>
                {fixable[0]?.fix?.action} in {fixable.length === 2 ? 'both' : `all ${fixable.length}`} places
              </TextButton>
            )}
            {canDismiss && (
              <TextButton
                aria-label={
                  group === 'dismissed' ? `Show it again: ${about}` : `Not a problem here: ${about}`
                }
                onClick={() => dismiss(editor, findings, group !== 'dismissed') && onFixed()}
              >
                {group === 'dismissed' ? 'Show it again' : 'Not a problem here'}
              </TextButton>
            )}
            {first.source && (
              <Why
                source={first.source}
                date={first.date}
                {...(first.confidence ? { confidence: confidenceNames[first.confidence] } : {})}
                moreHref={`/rules#${first.id}`}
              />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

type PlaceProps = CheckItemProps & { place: Issue | ReportedFinding };

/** A place of an entry: the way to its field, its safe change, its line in the JSON. */
function Place({ editor, group, place, isReadOnly, onFixed, onGoTo, onShowLine, phones }: PlaceProps) {
  const at = place.path.join('.');
  const name = nameOfPath(place.path);
  const fix = 'level' in place && group !== 'dismissed' && !isReadOnly ? place.fix : undefined;
  return (
    <li>
      {isWhole(place) ? (
        <span className={words.softNote}>Whole template</span>
      ) : (
        <TextButton onClick={() => onGoTo(at)}>{name}</TextButton>
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
      {onShowLine && (
        <TextButton
          className={styles.line}
          aria-label={`${name}: line in the JSON`}
          title="Line in the JSON"
          onClick={() => onShowLine(at)}
        >
          JSON
        </TextButton>
      )}
      {phones && 'seenOn' in place && <PhonesOfFinding finding={place} phones={phones} />}
    </li>
  );
}

/** About the template, not about a field: there is nowhere to go. */
const isWhole = ({ path }: Issue | Finding) =>
  path.length === 0 || (path.length === 1 && path[0] === 'component');

/** Shows a phone as a finding was seen on it. */
export type PhoneShow = {
  isShown: (seen: SeenPhone, path: string) => boolean;
  /** Shows it, or the phone from before if it is shown. */
  show: (seen: SeenPhone, path: string) => void;
};

type PhonesOfFindingProps = { finding: ReportedFinding; phones: PhoneShow };

/** States that are listed: a finding is seen in some hundred at most. */
const MAX_LISTED = 20;

/** The phones on which a finding is seen: a press shows the worst one, the others stand behind it. */
function PhonesOfFinding({ finding: { path, seenOn = [] }, phones }: PhonesOfFindingProps) {
  const [worst, ...others] = seenOn;
  const at = path.join('.');
  if (!worst) return null;
  const button = (seen: SeenPhone, label: string, name?: string) => (
    <TextButton
      isStrong={name !== undefined}
      aria-label={name}
      aria-pressed={phones.isShown(seen, at)}
      onClick={() => phones.show(seen, at)}
    >
      {label}
    </TextButton>
  );
  return (
    <>
      {button(worst, 'Show on the phone', `Show on the phone: ${nameOfPath(path)}`)}
      {others.length > 0 && (
        <Disclosure
          className={`${words.softNote} ${styles.others}`}
          summary={others.length === 1 ? 'In 1 more state' : `In ${others.length} more states`}
        >
          {() => (
            <ul>
              {others.slice(0, MAX_LISTED).map((seen) => (
                <li key={seen.message}>{button(seen, seen.message)}</li>
              ))}
              {others.length > MAX_LISTED && <li>and in {others.length - MAX_LISTED} more</li>}
            </ul>
          )}
        </Disclosure>
      )}
    </>
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

/** What phones cut as a text for a customer, the worst first: each field, and on which phones how much of it is seen. */
export function cutsText(findings: readonly ReportedFinding[], name = ''): string {
  const blocks = findings.map(({ path, seenOn = [] }) => {
    const lines = chosen(seenOn).map(
      ({ message, text }) => `- ${message}${text === undefined ? '' : ` “${text}…”`}`,
    );
    const left = seenOn.length - lines.length;
    return [nameOfPath(path), ...lines, ...(left > 0 ? [`- and in ${left} more states`] : [])].join('\n');
  });
  return [`What phones do not show${name === '' ? '' : ` of ${name}`}`, ...blocks].join('\n\n');
}
