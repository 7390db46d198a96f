import type { ValueFinding } from '../../advice/withSamples';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { TextButton } from '../../ui/controls/Button';

type FindingLineProps = { finding: Pick<ValueFinding, 'path' | 'message'>; onGoTo: (path: string) => void };

/** A finding about values, with a link to its field. A finding about the whole template has none. */
export function FindingLine({ finding: { path, message }, onGoTo }: FindingLineProps) {
  return (
    <>
      {path.length > 0 && <TextButton onClick={() => onGoTo(path.join('.'))}>{nameOfPath(path)}</TextButton>}
      <span>{message}</span>
    </>
  );
}
