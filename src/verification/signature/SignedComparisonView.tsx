import { Notice } from '../../ui/notices/Notice';
import { LineTable } from '../parts/LineTable';
import type { SignedComparison } from './compareSigned';
import styles from './SignatureDebugger.module.css';

/** The result of a comparison in a sentence, then both texts line by line. */
export function SignedComparisonView({ comparison }: { comparison: SignedComparison }) {
  const { lines, firstDifference, causes } = comparison;
  const line = firstDifference === undefined ? undefined : lines[firstDifference];
  const areSame = line === undefined && causes.length === 0;
  return (
    <div className={styles.result}>
      <div role="status">
        <Notice
          tone={areSame ? 'success' : 'error'}
          title={
            areSame
              ? 'Both sides signed the same text'
              : line === undefined
                ? 'The lines are the same, but not how they are joined'
                : `The first difference: line ${(firstDifference ?? 0) + 1}, ${line.name.toLowerCase()}`
          }
        >
          {causes.map((cause) => (
            <p key={cause}>{cause}</p>
          ))}
          {areSame && (
            <p>If the signatures differ all the same, the secrets do: compare them, decoded from Base64.</p>
          )}
        </Notice>
      </div>
      <LineTable
        caption="Both texts line by line"
        columns={[{ name: 'Should be' }, { name: 'Is' }]}
        rows={lines.map(({ name, expected, theirs, isSame }, at) => ({
          name: `${at + 1}. ${name}`,
          cells: [expected, theirs],
          ...(isSame ? {} : { look: at === firstDifference ? ('first' as const) : ('different' as const) }),
        }))}
      />
    </div>
  );
}
