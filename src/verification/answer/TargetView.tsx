import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import layout from '../parts/layout.module.css';
import { PartList } from '../parts/PartList';
import { targetParameters } from './findDeviations';
import { readTarget } from './targetAddress';
import styles from './TargetView.module.css';

const isDocumented = (name: string) => targetParameters.some((parameter) => parameter === name);

/** The operator's address in its parts. Only a press opens it, and only where it leads to a named host. */
export function TargetView({ address, isOver }: { address: string; isOver: boolean }) {
  const { parameters, host, isEncrypted, refusal } = readTarget(address);
  const documented = parameters.filter(({ name }) => isDocumented(name));
  const others = parameters.filter(({ name }) => !isDocumented(name));
  return (
    <div className={layout.part}>
      <h3>Target address</h3>
      {host === undefined ? (
        <Notice tone="warning" title="This page does not open the target address">
          <p>It {refusal}</p>
        </Notice>
      ) : (
        <div className={styles.open}>
          <ButtonLink
            look={isOver ? 'secondary' : 'primary'}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            icon={<ExternalLink aria-hidden />}
          >
            Open as the device would
          </ButtonLink>
          <p className={layout.faint}>
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
