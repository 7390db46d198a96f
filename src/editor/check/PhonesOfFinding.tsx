import { nameOfPath } from '../../schema/template/nameOfPath';
import { Disclosure } from '../../ui/controls/Disclosure';
import { TextButton } from '../../ui/controls/Button';
import type { ReportedFinding, SeenOn } from '../state/findings';
import styles from './CheckList.module.css';

/** Shows a phone as a finding was seen on it. */
export type PhoneShow = {
  isShown: (seen: SeenOn, path: string) => boolean;
  /** Shows it, or the phone from before if it is shown. */
  show: (seen: SeenOn, path: string) => void;
};

type PhonesOfFindingProps = { finding: ReportedFinding; phones: PhoneShow };

/** States that are listed: a finding is seen in some hundred at most. */
const MAX_LISTED = 20;

/** The phones on which a finding is seen: a press shows the worst one, the others stand behind it. */
export function PhonesOfFinding({ finding: { path, seenOn = [] }, phones }: PhonesOfFindingProps) {
  const [worst, ...others] = seenOn;
  const at = path.join('.');
  if (!worst) return null;
  const button = (seen: SeenOn, label: string, name?: string) => (
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
          className={styles.others}
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
