import { Send } from 'lucide-react';
import { plural } from '../../schema/values/text';
import { useState, type ReactNode } from 'react';
import { typeNames } from '../../schema/template/typeNames';
import { Button, TextButton } from '../../ui/controls/Button';
import { CodeDetails, Facts } from '../../ui/notices/details';
import { Dialog } from '../../ui/controls/Dialog';
import { Notice } from '../../ui/notices/Notice';
import type { Connection, ConnectedPlatform } from '../../schema/responses/connection';
import { describePlace, platformNamed } from '../connection/connection';
import words from '../../ui/styles/words.module.css';
import styles from './SendReview.module.css';
import type { ReviewedSending } from './sending';
import { FailedFiles, RunningNotice, type ReviewWaiting } from './WaitingNotices';
import { Spinner } from '../../ui/notices/waiting';
import { announce } from '../../ui/notices/announcer';
import { Field } from '../../ui/controls/Field';
import { Select, Checkbox } from '../../ui/controls/Input';
import { PlatformBadge } from '../connection/Destination';
import layout from '../../ui/styles/layout.module.css';

/** A warning, the fields that it is about, and the button that fixes it. */
export type ReviewWarning = {
  message: string;
  places: readonly { path: string; name: string }[];
  remedy?: ReactNode;
};

type SendReviewProps = {
  sending: Pick<ReviewedSending, 'payload' | 'appId' | 'platformName'>;
  connection: Connection;
  /** Why nothing can be sent at present, and the button that leads on. */
  obstacle?: { title: string; message: string; remedy: ReactNode } | undefined;
  /** What the person writes so that an obstacle no longer blocks. */
  exception?: ReactNode;
  warnings: readonly ReviewWarning[];
  /** What was not checked, in sentences. */
  unchecked: readonly string[];
  waiting: ReviewWaiting;
  /** Dismissed issues, in sentences. */
  dismissed: readonly string[];
  /** The picture of what is sent. */
  picture: ReactNode;
  /** Goes to a field, as a dotted path, without sending. */
  onGoTo: (path: string) => void;
  onDestination: (platformName: string) => void;
  onConfirm: () => void;
  /** Sends as soon as nothing is running any more. */
  onQueue: () => void;
  onCancel: () => void;
};

/** The review before sending: picture, body, destination and name. The body that is shown is the one that is sent. */
export function SendReview(props: SendReviewProps) {
  const {
    sending,
    connection,
    obstacle,
    exception,
    warnings,
    unchecked,
    waiting,
    dismissed,
    picture,
    onGoTo,
    onDestination,
    onConfirm,
    onQueue,
    onCancel,
  } = props;
  const { payload, appId, platformName } = sending;
  const platform = platformNamed(connection, platformName);
  /** The production platform that was confirmed, by name: another choice asks anew. */
  const [confirmed, setConfirmed] = useState<string>();
  return (
    <Dialog
      title="Send this template for approval?"
      isWide
      onClose={(value) => (value === 'send' ? onConfirm() : onCancel())}
      actions={
        <>
          <Button type="submit" value="cancel" formNoValidate>
            Cancel
          </Button>
          <PrimaryButton waiting={waiting} isBlocked={obstacle !== undefined} onQueue={onQueue} />
        </>
      }
    >
      <div className={styles.review}>
        {picture}
        <div className={styles.facts}>
          {obstacle && (
            <Notice tone="error" title={obstacle.title} actions={obstacle.remedy}>
              <p>{obstacle.message}</p>
            </Notice>
          )}
          {exception}
          <FailedFiles failed={waiting.failed} />
          <RunningNotice waiting={waiting} />
          <ReviewDestination connection={connection} chosen={platform} onChoose={onDestination} />
          <Facts
            facts={{
              Name: <code>{payload.name}</code>,
              Type: typeNames[payload.type],
              Platform: describePlace(platform),
              'App ID': appId === '' ? 'None' : <code>{appId}</code>,
            }}
          />
          <p className={words.soft}>
            The platform checks it; no customer gets a message. After sending, you can’t change or delete the
            template here, or use its name again.
          </p>
          {platform.tone === 'production' && (
            <ProductionCheck
              label={platform.label}
              isChecked={confirmed === platform.name}
              onChange={(isChecked) => setConfirmed(isChecked ? platform.name : undefined)}
            />
          )}
          <Warnings warnings={warnings} onGoTo={onGoTo} />
          <Statements title="Not checked" statements={unchecked} />
          <Statements title="Dismissed" statements={dismissed} />
          <CodeDetails
            summary="Full request"
            copyLabel="Copy request"
            text={JSON.stringify(payload, undefined, 2)}
          />
        </div>
      </div>
    </Dialog>
  );
}

type PrimaryButtonProps = { waiting: ReviewWaiting; isBlocked: boolean; onQueue: () => void };

/** Sends now, or as soon as nothing is running any more. One element, so that it keeps the focus. */
function PrimaryButton({ waiting, isBlocked, onQueue }: PrimaryButtonProps) {
  const { running, failed, isQueued } = waiting;
  const waits = running.length > 0;
  return (
    <Button
      type={waits ? 'button' : 'submit'}
      value="send"
      variant="primary"
      icon={waits && isQueued ? <Spinner /> : <Send aria-hidden />}
      disabled={isBlocked || failed.length > 0}
      aria-disabled={(waits && isQueued) || undefined}
      onClick={({ currentTarget: { form } }) => {
        if (waits && !isQueued && form?.reportValidity()) onQueue();
      }}
    >
      {!waits ? 'Send now' : isQueued ? 'Sending when ready…' : 'Send when ready'}
    </Button>
  );
}

function Warnings({ warnings, onGoTo }: Pick<SendReviewProps, 'warnings' | 'onGoTo'>) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={plural(warnings.length, 'warning')}>
      <ul className={`${layout.bullets} ${styles.warnings}`}>
        {warnings.map(({ message, places, remedy }) => (
          <li key={message}>
            {message}
            <span className={styles.places}>
              {places.map(({ path, name }) => (
                <TextButton key={path} onClick={() => onGoTo(path)}>
                  {name}
                </TextButton>
              ))}
            </span>
            {remedy}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Statements({ title, statements }: { title: string; statements: readonly string[] }) {
  if (statements.length === 0) return null;
  return (
    <Notice tone="info" title={title}>
      <ul className={`${layout.bullets} ${styles.warnings}`}>
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
    </Notice>
  );
}

type ReviewDestinationProps = {
  connection: Connection;
  chosen: ConnectedPlatform;
  onChoose: (platformName: string) => void;
};

/** Where the template goes; a choice where the server is connected to several platforms. */
function ReviewDestination({ connection, chosen, onChoose }: ReviewDestinationProps) {
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
        <Select
          choices={platforms.map(({ name, label }) => ({ value: name, label }))}
          value={chosen.name}
          onChange={({ target }) => {
            onChoose(target.value);
            const next = platforms.find(({ name }) => name === target.value);
            if (next) announce(`Sends to: ${next.label}`);
          }}
        />
      </Field>
      <PlatformBadge platform={chosen} />
    </div>
  );
}

type ProductionCheckProps = {
  /** Of the platform. */
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** Asks once more before a template goes to a production platform. Without it the form does not send. */
function ProductionCheck({ label, isChecked, onChange }: ProductionCheckProps) {
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && !isChecked;
  return (
    <div className={styles.production} data-missing={isMissing || undefined}>
      <Checkbox
        label={`Yes, send it to ${label} for real`}
        hint={
          isMissing
            ? 'Confirm this first.'
            : 'This is production: real people will review it, and you can’t undo it.'
        }
        required
        aria-invalid={isMissing || undefined}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        onInvalid={(event) => {
          // The hint says it in the words of the page; the browser's own bubble would cover the buttons.
          event.preventDefault();
          setIsAsked(true);
          event.currentTarget.focus();
        }}
      />
    </div>
  );
}
