import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Send, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { findSheetProblems } from '../../exchange/sets/findRowProblems';
import { groupBy } from '../../lib/values';
import { VirtualList } from '../../library/list/VirtualList';
import { namesInScheme } from '../../schema/sets/memberNames';
import { isSet } from '../../schema/draft/set';
import type { Batch } from '../../schema/responses/batches';
import { plural } from '../../schema/values/text';
import { TemplateStatusBadge } from '../../submission/outcome/StatusBadge';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { Badge, LoadFailed, Notice } from '../../ui/notices/Notice';
import { formatTimeOfDay } from '../../ui/time/time';
import { setHref } from '../../workspace/draftLinks';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { changeSet, keepNames, withoutNames } from '../model/setCommands';
import { namesUsed, SendMembers } from './SendMembers';
import { useApprovedMembers, type SetReview } from './approvedMembers';
import { UnfinishedLanguages } from './UnfinishedLanguages';
import { useMemberChecks } from './checkMembers';
import { labelOfMember, type SetModel } from '../model/useSet';
import { batchesAddress, controlBatch, readBatchesAgain, useBatches, type SentItem } from './batchData';
import { namesToSend, stateOfMember, stateWords, type Line, type MemberState } from './memberState';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from '../sets.module.css';

type SendTabProps = {
  open: OpenedTemplate;
  model: SetModel;
  taken: ReadonlySet<string>;
  textLimit: number;
  /** Why this person can’t send; undefined if they can. */
  denial: string | undefined;
  review: SetReview | undefined;
};

const lineShape = () => ({ columns: 1, height: 64, gap: 4 });
const keyOfLine = ({ member }: Line) => member.key;

/** The names of the templates, their checks, and the sending of all of them. */
export function SendTab({ open, model, taken, textLimit, denial, review }: SendTabProps) {
  const { editor } = open;
  const { batches, items, error, refetch } = useBatches(open);
  const { result: checks, isDone } = useMemberChecks(model, textLimit, (items?.size ?? 0) > 0);
  const [filter, setFilter] = useState<MemberState | ''>('');
  const [isReviewing, setReviewing] = useState(false);
  const isReadOnly = useStore(editor.document.readOnly);
  const rowErrors = useMemo(
    () => groupBy(findSheetProblems(model.source, taken), ({ row }) => row.id),
    [model, taken],
  );
  const lines = useMemo(
    () =>
      model.members().map((member): Line => {
        const item = items?.get(member.key);
        const ofRow = (rowErrors.get(member.row?.id ?? '') ?? []).map(({ message }) => message);
        const check = checks?.get(member.key);
        const errors = [...ofRow, ...(check?.errors ?? [])];
        const state = stateOfMember(errors, item, check?.digest);
        return { member, name: model.nameOf(member).name, state, errors, item };
      }),
    [model, items, checks, rowErrors],
  );
  const counts = countStates(lines);
  const toSend = lines.filter(({ state }) => state === 'ready' || state === 'changed');
  const shown = filter === '' ? lines : lines.filter(({ state }) => state === filter);
  const approved = useApprovedMembers(model, review);
  const unapproved = new Set(
    review?.rule === 'none' || !approved
      ? []
      : toSend.filter(({ member }) => !approved(member)).map(({ member }) => member.key),
  );
  // What nobody has reviewed is not ready where the space requires it.
  const shownWords =
    review?.rule === 'required' && unapproved.size > 0
      ? { ...stateWords, ready: 'Without errors' }
      : stateWords;
  const running = batches?.filter(({ state }) => state !== 'done') ?? [];

  return (
    <div className={layout.sections}>
      <NameScheme editor={editor} model={model} items={items} isReadOnly={isReadOnly} />
      {items &&
        isSet(model.source.set) &&
        review?.draw(() => keepNames(editor, namesToSend(lines, namesUsed(model, taken))))}
      {error && <LoadFailed title="Couldn’t load what was sent" error={error} onRetry={refetch} />}
      {running.map((batch) => (
        <BatchNotice key={batch.id} open={open} batch={batch} canControl={denial === undefined} />
      ))}
      <div className={styles.tools}>
        <p role="status">
          {isDone ? summaryOf(counts, shownWords) : `Checking ${plural(lines.length, 'template')}…`}
        </p>
        <div className={layout.actions}>
          <Select
            aria-label="Show"
            className={styles.choice}
            value={filter}
            blank={`All ${lines.length}`}
            choices={Object.entries(counts).map(([value, count]) => ({
              value: value as MemberState,
              label: `${shownWords[value as MemberState]} (${count})`,
            }))}
            onChange={({ target }) => setFilter(target.value as MemberState | '')}
          />
          <Button
            variant="primary"
            icon={<Send aria-hidden />}
            disabled={!isDone || !items || toSend.length === 0 || denial !== undefined || running.length > 0}
            onClick={() => setReviewing(true)}
          >
            {toSend.length === 0 ? 'Nothing to send' : `Send ${plural(toSend.length, 'template')}`}
          </Button>
        </div>
      </div>
      {denial !== undefined && <p className={words.soft}>{denial}</p>}
      <UnfinishedLanguages model={model}>
        <Link href={setHref(open.id.getState(), 'languages')}>Open the languages</Link>
      </UnfinishedLanguages>
      {unapproved.size > 0 && (
        <p className={words.soft}>
          {unapproved.size === toSend.length
            ? 'No reviewer has approved any of this yet'
            : `${unapproved.size} of ${toSend.length} ${unapproved.size === 1 ? 'isn’t' : 'aren’t'} approved by a reviewer yet`}
          {review?.rule === 'required'
            ? ', and this space sends only what a reviewer has approved.'
            : '. This space wants a review before a template is sent.'}
        </p>
      )}
      <VirtualList
        label="Templates"
        entries={shown}
        keyOf={keyOfLine}
        shapeOf={lineShape}
        renderEntry={(line) => (
          <LineEntry
            line={line}
            label={labelOfMember(model, line.member)}
            isUnapproved={unapproved.has(line.member.key)}
          />
        )}
      />
      {isReviewing && (
        <SendMembers
          open={open}
          model={model}
          taken={taken}
          lines={toSend}
          unapproved={unapproved}
          isRequired={review?.rule === 'required'}
          skipped={counts.errors ?? 0}
          onClose={() => setReviewing(false)}
        />
      )}
    </div>
  );
}

type Counts = Partial<Record<MemberState, number>>;

function countStates(lines: readonly Line[]): Counts {
  const counts: Counts = {};
  for (const { state } of lines) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

const summaryOf = (counts: Counts, names: Readonly<Record<MemberState, string>>): string =>
  Object.entries(counts)
    .map(([state, count]) => `${names[state as MemberState]}: ${count}`)
    .join(' · ');

type LineEntryProps = { line: Line; label: string; isUnapproved: boolean };

function LineEntry({ line: { name, state, errors, item }, label, isUnapproved }: LineEntryProps) {
  const problem =
    state === 'errors' ? errors[0] : state === 'rejected' || state === 'unknown' ? item?.message : undefined;
  return (
    <div className={styles.line} data-entry tabIndex={-1}>
      <span dir="auto">{label}</span>
      <code>{name}</code>
      <span>
        {state === 'created' && item?.status ? (
          <TemplateStatusBadge status={item.status} />
        ) : (
          <Badge tone={isUnapproved ? 'warning' : tones[state]}>
            {isUnapproved ? 'Not reviewed yet' : stateWords[state]}
          </Badge>
        )}
      </span>
      {problem && <span className={styles.problem}>{problem}</span>}
    </div>
  );
}

const tones = {
  errors: 'error',
  ready: 'neutral',
  waiting: 'info',
  created: 'success',
  changed: 'warning',
  rejected: 'error',
  unknown: 'warning',
} as const satisfies Record<MemberState, string>;

type NameSchemeProps = {
  editor: OpenedTemplate['editor'];
  model: SetModel;
  items: ReadonlyMap<string, SentItem> | undefined;
  isReadOnly: boolean;
};

/** How the names of the templates are made, with the first ones as an example. */
function NameScheme({ editor, model, items, isReadOnly }: NameSchemeProps) {
  const { set } = model.source;
  const known = ['base', 'lang', 'n', ...(set.sheet?.columns ?? []).map(({ name }) => name)];
  const unknown = namesInScheme(set.names).filter(
    (name) => !known.some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  const examples = model
    .members()
    .slice(0, 3)
    .map((member) => model.nameOf(member).name);
  const named = set.sheet?.columns.find(({ use }) => use.kind === 'name');
  const values = (set.sheet?.columns ?? [])
    .filter(({ use }) => use.kind === 'value')
    .map(({ name }) => `{${name}}`);
  const parts = ['{base}', '{lang}', ...(set.sheet ? ['{n}', ...values] : [])];
  const meanings = [
    '{base} is the name of this draft',
    '{lang} the language',
    ...(set.sheet ? ['{n} the number of the row'] : []),
    ...(values.length > 0
      ? [`${values.join(', ')} ${values.length === 1 ? 'its value' : 'its values'}`]
      : []),
  ];
  if (named && set.languages.length === 0)
    return (
      <p>
        The names come from the column “{named.name}”: {examples.join(', ')} …
      </p>
    );
  return (
    <Field
      label="Names"
      required
      hint={`${meanings.join(', ')}.`}
      {...(unknown.length > 0 && { error: `There is no “{${unknown[0]}}”. Use ${parts.join(', ')}.` })}
      trailing={
        <span>{`${examples.join(', ')}${model.members().length > examples.length ? ' …' : ''}`}</span>
      }
    >
      <TextInput
        value={set.names}
        readOnly={isReadOnly}
        onChange={({ target: { value } }) =>
          changeSet(editor, {
            label: 'change the names',
            merges: true,
            // What was sent keeps its name.
            change: (before) => ({
              ...withoutNames(before, (key) => items?.has(key) === false),
              names: value,
            }),
          })
        }
        onBlur={() => editor.history.sealStep()}
      />
    </Field>
  );
}

type BatchNoticeProps = { open: OpenedTemplate; batch: Batch; canControl: boolean };

/** A batch that is not done, with its progress and its buttons. */
function BatchNotice({ open, batch, canControl }: BatchNoticeProps) {
  const queries = useQueryClient();
  const { counts, state, reason, waitsUntil } = batch;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const done = total - counts.waiting;
  async function control(action: 'pause' | 'resume' | 'cancel') {
    const result = await controlBatch(batchesAddress(open), batch.id, action);
    if (!result.ok) announce(result.reason);
    await readBatchesAgain(queries);
  }
  const title =
    state === 'running'
      ? `Sending: ${done} of ${total}`
      : state === 'stopped'
        ? `Stopped after ${done} of ${total}`
        : `Paused after ${done} of ${total}`;
  return (
    <Notice tone={state === 'stopped' ? 'warning' : 'info'} title={title}>
      <progress value={done} max={total} aria-label="Templates sent" />
      <p>
        {reason ?? 'The server sends them one after the other. You can close this page.'}
        {waitsUntil !== null && ` The platform wants a pause until ${formatTimeOfDay(waitsUntil)}.`}
      </p>
      {canControl && (
        <div className={layout.actions}>
          {state === 'running' ? (
            <Button size="small" icon={<Pause aria-hidden />} onClick={() => void control('pause')}>
              Pause
            </Button>
          ) : (
            <Button size="small" icon={<Play aria-hidden />} onClick={() => void control('resume')}>
              Go on
            </Button>
          )}
          <Button size="small" icon={<X aria-hidden />} onClick={() => void control('cancel')}>
            Don’t send the rest
          </Button>
        </div>
      )}
    </Notice>
  );
}
