import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { Notice } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/waiting';
import type { VerificationCaller } from '../connection/caller';
import { NumberOffer, type NumberCountry } from '../number/NumberOffer';
import { mayBeNumber } from '../number/offerNumber';
import { FoundList } from './FoundList';
import styles from './LookupForm.module.css';
import { lookUp, type LookupResult, type LookupWay } from './lookUp';

type LookupFormProps = {
  caller: VerificationCaller;
  /** The country of a number that names none. */
  country: NumberCountry;
  onFound: (id: string) => void;
  /** The id of the shown verification. */
  selected: string | undefined;
  hrefOf: (id: string) => string;
};

const wayNames = { id: 'an id', number: 'a number', reference: 'a reference' } as const satisfies Record<
  LookupWay,
  string
>;

/** Finds a verification by what a customer or a log names it by. */
export function LookupForm({ caller, country, onFound, selected, hrefOf }: LookupFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (value: string) => lookUp(value, { caller }),
    onSuccess: (result) => {
      if (result.kind === 'found') {
        const { by, all } = result;
        announce(all.length > 1 ? `Found by its ${by}: the newest of ${all.length}.` : `Found by its ${by}.`);
        onFound(result.id);
      }
    },
    networkMode: 'always',
    retry: 0,
    throwOnError: true,
  });
  function change(value: string) {
    setText(value);
    setError(undefined);
    if (data) reset();
  }
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const value = text.trim();
    if (value === '') {
      setError('Enter the id, the number or the reference.');
      input.current?.focus();
      return;
    }
    mutate(value);
  }
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Look up" className={styles.form}>
      <Field
        label="Id, number or reference"
        required
        error={error}
        hint="A number or a reference finds its newest verification, and the earlier ones."
        offer={
          <NumberOffer
            text={text}
            country={country}
            onUse={(number) => {
              change(number);
              input.current?.focus();
            }}
          />
        }
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={text}
            spellCheck={false}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          icon={isPending ? <Spinner /> : <Search aria-hidden />}
          aria-disabled={isPending}
        >
          Look up
        </Button>
      </div>
      <div role="status">{data && data.kind !== 'found' && <NotFound result={data} text={text} />}</div>
      {data?.kind === 'found' && data.all.length > 1 && (
        <FoundList by={data.by} all={data.all} selected={selected} hrefOf={hrefOf} />
      )}
    </form>
  );
}

type NotFoundProps = { result: Exclude<LookupResult, { kind: 'found' }>; text: string };

function NotFound({ result, text }: NotFoundProps) {
  return result.kind === 'unknown' ? (
    <Notice tone="info" title="No verification was found">
      <p>
        The platform knows it neither as {result.tried.map((way) => wayNames[way]).join(' nor as ')}.{' '}
        {mayBeNumber(text)
          ? 'It was not looked up as a number: write a number with + and its country code, without blanks, and look it up again.'
          : 'It may be older than the platform keeps, or belong to another sign-in code. A refused start is never kept there: see the list of this device.'}
      </p>
    </Notice>
  ) : (
    <Notice tone="warning" title="The platform did not say whether there is one">
      <p>{result.message}</p>
    </Notice>
  );
}
