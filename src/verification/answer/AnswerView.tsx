import { CodeDetails } from '../../ui/notices/details';
import { Notice } from '../../ui/notices/Notice';
import { PartList } from '../parts/LineTable';
import { type StartRead, targetParameters } from './startAnswer';
import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/Button';
import { readTargetAddress } from './targetAddress';
import layout from '../../ui/styles/layout.module.css';
import styles from '../parts/parts.module.css';

type AnswerViewProps = {
  answer: StartRead;
  /** Whether the verification is over: opening its address is then no longer the next step. */
  isOver?: boolean;
};

/** The answer to a start: the target address in its parts, the links, and every deviation from the document. */
export function AnswerView({ answer, isOver = false }: AnswerViewProps) {
  const { id, method, targetUri, links, deviations, raw } = answer;
  return (
    <div className={layout.sections}>
      {deviations.length > 0 && (
        <Notice tone="warning" title="The response differs from the interface document">
          <ul className={styles.deviations}>
            {deviations.map((deviation) => (
              <li key={deviation}>{deviation}</li>
            ))}
          </ul>
        </Notice>
      )}
      {targetUri !== undefined && <TargetView address={targetUri} isOver={isOver} />}
      <div className={layout.stack}>
        <h3>Response</h3>
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
        <CodeDetails summary="Full response" copyLabel="Copy response" text={raw} />
      </div>
    </div>
  );
}

const isDocumented = (name: string) => targetParameters.some((parameter) => parameter === name);

/** The operator's address in its parts. Only a press opens it, and only where it leads to a named host. */
function TargetView({ address, isOver }: { address: string; isOver: boolean }) {
  const { parameters, host, isEncrypted, refusal } = readTargetAddress(address);
  const documented = parameters.filter(({ name }) => isDocumented(name));
  const others = parameters.filter(({ name }) => !isDocumented(name));
  return (
    <div className={layout.stack}>
      <h3>Target address</h3>
      {host === undefined ? (
        <Notice tone="warning" title="This page won’t open the target address">
          <p>It {refusal}</p>
        </Notice>
      ) : (
        <div className={layout.row}>
          <ButtonLink
            variant={isOver ? 'secondary' : 'primary'}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            icon={<ExternalLink aria-hidden />}
          >
            Open as the device would
          </ButtonLink>
          <p className={styles.faint}>
            Leads to <strong>{host}</strong> in a new tab{isEncrypted ? '' : ', not encrypted (http)'}.
          </p>
        </div>
      )}
      <PartList
        parts={[
          { name: 'targetUri', value: address },
          ...documented,
          ...others.map((part) => ({ ...part, note: 'not in the document' })),
        ]}
      />
    </div>
  );
}
