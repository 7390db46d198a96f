import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { z } from '../../schema/values/zod';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { Notice } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/waiting';
import type { VerificationCaller } from '../connection/connection';
import { NumberOffer, type NumberCountry } from '../number/NumberOffer';
import { mayBeNumber } from '../number/phoneNumber';
import { lookUp, type LookupResult, type LookupKey, type FoundVerification } from './lookUp';
import { Link } from 'wouter';
import { MAX_LISTED_VERIFICATIONS } from '../../schema/verification/verification';
import { formatMoment } from '../../ui/time/time';
import { VerificationStatusBadge } from '../status/StatusView';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from '../parts/parts.module.css';

type LookupFormProps = {
  caller: VerificationCaller;
  /** The country of a number that names none. */
  country: NumberCountry;
  /** The text to begin with. */
  lookup: string;
  onFound: (id: string) => void;
  /** The id of the shown verification. */
  selected: string | undefined;
  hrefOf: (id: string) => string;
};

const keyNames = { id: 'an ID', number: 'a number', reference: 'a reference' } as const satisfies Record<
  LookupKey,
  string
>;

const resolver = zodResolver(
  z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Enter an ID, number or reference.')) }),
);

/** Finds a verification by what a customer or a log names it by. */
export function LookupForm({ caller, country, lookup, onFound, selected, hrefOf }: LookupFormProps) {
  const form = useForm({ defaultValues: { text: lookup }, resolver, reValidateMode: 'onSubmit' });
  const { register, setFocus, control } = form;
  const { errors } = useFormState({ control });
  const text = useWatch({ control, name: 'text' });
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
  function forgetResult() {
    form.clearErrors();
    if (data) reset();
  }
  const submit = form.handleSubmit((values) => isPending || mutate(values.text));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Look up" className={layout.stack}>
      <Field
        label="ID, number or reference"
        required
        error={errors.text?.message}
        hint="A number or reference finds all its verifications, newest first."
        offer={
          <NumberOffer
            text={text}
            country={country}
            onUse={(number) => {
              form.setValue('text', number);
              forgetResult();
              setFocus('text');
            }}
          />
        }
      >
        <TextInput {...register('text', { onChange: forgetResult })} spellCheck={false} />
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
    <Notice tone="info" title="No verification found">
      <p>
        The platform doesn’t know it as {result.tried.map((key) => keyNames[key]).join(' or as ')}.{' '}
        {mayBeNumber(text)
          ? 'To look up a number, start with + and the country code, without spaces.'
          : 'It may be too old, or belong to another app ID. Starts that weren’t accepted are only listed on this device.'}
      </p>
    </Notice>
  ) : (
    <Notice tone="warning" title="The platform didn’t say whether there is one">
      <p>{result.message}</p>
    </Notice>
  );
}

type FoundListProps = {
  by: LookupKey;
  all: readonly FoundVerification[];
  selected: string | undefined;
  hrefOf: (id: string) => string;
};

/** All verifications of one number or reference, the newest first. */
function FoundList({ by, all, selected, hrefOf }: FoundListProps) {
  const label =
    all.length < MAX_LISTED_VERIFICATIONS
      ? `${all.length} verifications of this ${by}, the newest first`
      : `The ${all.length} newest verifications of this ${by}`;
  return (
    <div className={layout.tightStack}>
      <p className={words.softNote}>{label}</p>
      <ol className={`${layout.card} ${styles.list}`} aria-label={label}>
        {all.map(({ id, status, reason, startedAt }) => (
          <li
            key={id}
            className={`${styles.row} ${styles.foundRow}`}
            data-selected={id === selected || undefined}
          >
            <Link href={hrefOf(id)} aria-current={id === selected ? 'true' : undefined}>
              {startedAt === undefined ? id : formatMoment(startedAt)}
            </Link>
            <VerificationStatusBadge status={status} reason={reason} />
          </li>
        ))}
      </ol>
    </div>
  );
}
