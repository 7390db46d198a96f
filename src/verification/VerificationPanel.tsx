import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { announce } from '../ui/notices/announcer';
import { useStore } from 'zustand';
import type { NumberCountry } from './number/NumberOffer';
import { FailedStart, NothingStarted, StartOutcomeView } from './start/StartOutcomeView';
import { LookupForm } from './lookup/LookupForm';
import type { VerificationConnection } from '../schema/responses/verifications';
import {
  chooseForm,
  fillIn,
  focusField,
  useStartForm,
  fieldOfParameter,
  type StartForm,
} from './form/startForm';
import { VerificationForm } from './form/VerificationForm';
import { verificationHistory } from './history/history';
import { toSignedRequest, useSentRequest } from './sent/SentView';
import { SignatureDebugger } from './signature/SignatureDebugger';
import { refusalAtField } from './start/startMessages';
import { type StartResult, useStartVerification, type Start } from './start/startVerification';
import { FollowedVerification } from './status/StatusView';
import { VerificationHistory } from './VerificationHistory';
import styles from './parts/parts.module.css';

type VerificationPanelProps = {
  connection: VerificationConnection;
  /** What the lookup begins with. */
  lookup: string;
  /** The id of the followed verification, from the page's address. */
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  hrefOf: (id: string) => string;
  country: NumberCountry;
};

/** Starts verifications, follows one, and lists those of this device. */
export function VerificationPanel(props: VerificationPanelProps) {
  const { connection, lookup, selected, onSelect, hrefOf, country } = props;
  const form = useStartForm(connection);
  /** What was started since the page was loaded, by id: the whole numbers are kept nowhere else. */
  const [starts] = useState(() => new Map<string, StartForm>());
  const result = useRef<HTMLElement>(null);
  const { start, lastResult, lastStart, isStarting } = useStartVerification(showResult);
  const { data: sent } = useSentRequest(selected ?? lastResult?.sentKey);
  const record = useStore(verificationHistory, (records) => records.find(({ id }) => id === selected));

  function handleStart(values: StartForm) {
    if (selected !== undefined) onSelect(undefined);
    const chosen = connection.chosenAddress ? values.headers['x-forwarded-for'] : '';
    start({
      values,
      appId: values.form === 'sdk' ? values.appId : connection.appId,
      endUserAddress: chosen === '' ? undefined : chosen,
    });
  }

  function showResult({ outcome }: StartResult, { values }: Start) {
    if (outcome.kind === 'refused') {
      const field = outcome.parameter && fieldOfParameter(outcome.parameter, values.form);
      if (field !== undefined) {
        form.setError(field, { type: 'platform', message: refusalAtField(outcome) });
        focusField(form, field);
        return;
      }
    }
    if (outcome.kind === 'started') {
      announce('Verification started.');
      const { id } = outcome.answer;
      if (id !== undefined) {
        starts.set(id, values);
        onSelect(id);
      }
    }
    result.current?.focus();
  }

  async function startAgain(reference: string | undefined) {
    const last = selected === undefined ? undefined : starts.get(selected);
    if (last) return handleStart(last);
    chooseForm(form, record?.form ?? (connection.signs ? 'signed' : 'sdk'));
    if (record) await fillIn(form, 'appId', record.appId);
    await fillIn(form, 'request.reference', reference ?? record?.reference ?? '');
    focusField(form, 'request.identity.endpoint');
    announce('Enter the number, then start. Full numbers are never stored.');
  }
  function showFound(id: string) {
    onSelect(id);
    result.current?.focus();
  }
  async function fillInExample() {
    await fillIn(form, 'request.identity.endpoint', '+919876543210');
    focusField(form, 'request.identity.endpoint');
  }

  return (
    <FormProvider {...form}>
      <div className={styles.columns}>
        <section aria-labelledby="look-up" className={styles.card}>
          <h2 id="look-up">Look up a verification</h2>
          <LookupForm
            caller={connection.signs ? { kind: 'gateway' } : { kind: 'sdk', appId: connection.appId }}
            country={country}
            lookup={lookup}
            onFound={showFound}
            selected={selected}
            hrefOf={hrefOf}
          />
        </section>
        <section aria-labelledby="start" className={styles.card}>
          <h2 id="start">New verification</h2>
          <VerificationForm
            connection={connection}
            country={country}
            isStarting={isStarting}
            onStart={handleStart}
          />
        </section>
        <section
          ref={result}
          tabIndex={-1}
          aria-label="Verification"
          className={`${styles.card} ${styles.result}`}
        >
          {record?.failure !== undefined ? (
            <FailedStart key={record.id} record={record} onStartAgain={startAgain} />
          ) : selected !== undefined ? (
            <FollowedVerification
              key={selected}
              id={selected}
              record={record}
              connection={connection}
              onStartAgain={startAgain}
            />
          ) : lastResult !== undefined && lastStart !== undefined && !isStarting ? (
            <StartOutcomeView result={lastResult} onStartAgain={() => handleStart(lastStart.values)} />
          ) : (
            <NothingStarted isStarting={isStarting} onFillIn={() => void fillInExample()} />
          )}
        </section>
        <VerificationHistory selected={selected} onSelect={onSelect} hrefOf={hrefOf} />
      </div>
      <SignatureDebugger connection={connection} lastRequest={sent ? toSignedRequest(sent) : undefined} />
    </FormProvider>
  );
}
