import { CodeDetails } from '../../ui/notices/details';
import { Notice } from '../../ui/notices/Notice';
import layout from '../parts/layout.module.css';
import { PartList } from '../parts/PartList';
import styles from './AnswerView.module.css';
import type { StartAnswer } from './startAnswer';
import { TargetView } from './TargetView';

type AnswerViewProps = {
  answer: StartAnswer;
  /** Whether the verification is over: opening its address is then no longer the next step. */
  isOver?: boolean;
};

/** The answer to a start: the target address in its parts, the links, and every deviation from the document. */
export function AnswerView({ answer, isOver = false }: AnswerViewProps) {
  const { id, method, targetUri, links, deviations, raw } = answer;
  return (
    <div className={layout.stack}>
      {deviations.length > 0 && (
        <Notice tone="warning" title="The answer is not as the interface document says">
          <ul className={styles.deviations}>
            {deviations.map((deviation) => (
              <li key={deviation}>{deviation}</li>
            ))}
          </ul>
        </Notice>
      )}
      {targetUri !== undefined && <TargetView address={targetUri} isOver={isOver} />}
      <div className={layout.part}>
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
