import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/waiting';
import layout from '../parts/layout.module.css';
import styles from './NothingStarted.module.css';

/** Explains a verification before the first start. */
export function NothingStarted({ isStarting, onFillIn }: { isStarting: boolean; onFillIn: () => void }) {
  if (isStarting) {
    return (
      <p role="status" className={layout.waiting}>
        <Spinner /> Waiting for the platform's answer…
      </p>
    );
  }
  return (
    <div className={styles.steps}>
      <h2>What happens</h2>
      <ol>
        <li>
          <strong>Start.</strong> The platform finds the operator by the end user's IP address and answers
          with a target address of that operator.
        </li>
        <li>
          <strong>Open.</strong> The device calls that address over mobile data, and the operator recognises
          the phone. Here you open it yourself, when you choose to.
        </li>
        <li>
          <strong>Follow.</strong> The page asks for the status until the number is verified or refused, or
          the time is over.
        </li>
      </ol>
      <div>
        <Button onClick={onFillIn}>Fill in an example number</Button>
      </div>
    </div>
  );
}
