import { CodeDetails } from '../../ui/notices/CodeDetails';
import { Notice } from '../../ui/notices/Notice';
import type { StartAnswer } from '../start/outcome';
import { PartList } from '../signature/PartList';
import { TargetView } from '../target/TargetView';
import styles from '../VerificationPanel.module.css';

type AnswerViewProps = {
  answer: StartAnswer;
  /** Whether the verification is settled, so that opening its address is no longer the next step. */
  over?: boolean;
};

/** What came back: the target address in its parts, the links, and whatever is not as the document says. */
export function AnswerView({ answer, over = false }: AnswerViewProps) {
  const { id, method, targetUri, links, deviations, raw } = answer;
  return (
    <div className={styles['stack']}>
      {deviations.length > 0 && (
        <Notice tone="warning" title="The answer is not as the interface document says">
          <ul className={styles['bullets']}>
            {deviations.map((deviation) => (
              <li key={deviation}>{deviation}</li>
            ))}
          </ul>
        </Notice>
      )}
      {targetUri !== undefined && <TargetView address={targetUri} over={over} />}
      <div className={styles['part']}>
        <h3>What came back</h3>
        <PartList
          parts={[
            ...(id === undefined ? [] : [{ name: 'id', value: id }]),
            ...(method === undefined ? [] : [{ name: 'method', value: method }]),
            ...links.map(({ rel, href, method: verb }) => ({
              name: `link “${rel}”`,
              note: verb,
              value: href,
            })),
          ]}
        />
        <CodeDetails summary="The answer as it came" copyLabel="Copy the answer" text={raw} />
      </div>
    </div>
  );
}
