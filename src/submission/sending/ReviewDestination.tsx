import { announce } from '../../ui/notices/announcer';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import type { ConnectedPlatform, Connection } from '../../schema/responses/connection';
import { PlatformBadge } from '../connection/PlatformBadge';
import styles from './SendReview.module.css';

type ReviewDestinationProps = {
  connection: Connection;
  chosen: ConnectedPlatform;
  onChoose: (platformName: string) => void;
};

/** Where the template goes; a choice where the server is connected to several platforms. */
export function ReviewDestination({ connection, chosen, onChoose }: ReviewDestinationProps) {
  const { platforms } = connection;
  if (platforms.length === 1)
    return (
      <p className={styles.destination}>
        Sends to: <PlatformBadge platform={chosen} />
      </p>
    );
  return (
    <div className={styles.destination}>
      <Field label="Sends to" required hint="Remembered for this draft.">
        {(control) => (
          <Select
            {...control}
            choices={platforms.map(({ name, label }) => ({ value: name, label }))}
            value={chosen.name}
            onChange={({ target }) => {
              onChoose(target.value);
              const next = platforms.find(({ name }) => name === target.value);
              if (next) announce(`Sends to: ${next.label}`);
            }}
          />
        )}
      </Field>
      <PlatformBadge platform={chosen} />
    </div>
  );
}
