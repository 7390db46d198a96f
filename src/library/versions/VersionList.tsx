import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { isolate } from '../../lib/text/isolate';
import { MAX_REVISION_NAME, MAX_REVISION_NOTE } from '../../schema/responses/spaces';
import { z } from '../../schema/values/zod';
import { Link } from 'wouter';
import { elementRef } from '../../ui/browser/focus';
import { announce } from '../../ui/notices/announcer';
import { DamagedRecords } from '../list/DamagedRecords';
import { isOnServer } from './mergeVersions';
import type { DraftVersions, NotChanged } from './useVersions';
import { unnamedTitle, versionTitle, type Version, type VersionLabel, type VersionSending } from './version';
import words from '../../ui/styles/words.module.css';
import styles from './VersionList.module.css';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/controls/Button';
import { formatMoment } from '../../ui/time/time';
import { Dialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';

type VersionListProps = {
  known: DraftVersions;
  /** Whether the draft is at the server, and some versions are only on this device. */
  isShared: boolean;
  /** Whether the person may only read the draft: the versions at the server are then not theirs to change. */
  isReader: boolean;
  /** The name of the person in front of the page; undefined without sign-in. */
  me: string | undefined;
  /** URL that compares a version with the current draft; without a version, the newest one. */
  hrefOf: (version?: Version) => string;
  /** Ids of the two compared versions; `now` is the current draft. */
  compared: readonly string[];
  /** Draws the outcome of a sending. */
  drawSending: (sending: VersionSending) => ReactNode;
};

const announceResult = (why: NotChanged, done: string) => announce(why ?? done);

/** The current draft and its versions, newest first. A deleted version keeps its place, with an Undo button. */
export function VersionList(props: VersionListProps) {
  const { known, isShared, isReader, me, hrefOf, compared, drawSending } = props;
  const { versions = [], damaged, deleted, rename, remove, restore } = known;
  const [renamed, setRenamed] = useState<Version>();
  const [links] = useState(() => new Map<string, HTMLAnchorElement>());

  async function handleRename(version: Version, label: VersionLabel) {
    announceResult(
      await rename(version, label),
      label.name === '' ? 'Version name removed.' : `Version renamed: ${label.name}.`,
    );
  }
  async function handleDelete(version: Version) {
    announceResult(await remove(version), `Deleted: ${versionTitle(version)}`);
  }
  async function handleRestore(version: Version) {
    announceResult(await restore(version), `Restored: ${versionTitle(version)}`);
    requestAnimationFrame(() => links.get(version.id)?.focus());
  }

  return (
    <>
      <ol className={styles.list}>
        <li className={styles.row} data-compared={compared.includes('now') || undefined}>
          <div className={styles.what}>
            <Link href={hrefOf()} className={styles.name}>
              Now
            </Link>
            <p className={words.note}>Current draft</p>
          </div>
        </li>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            deleted={deleted.has(version.id)}
            compared={compared.includes(version.id)}
            href={hrefOf(version)}
            linkRef={elementRef(links, version.id)}
            origin={describeOrigin(version, isShared, me)}
            canChange={!version.isRecord && !(isReader && isOnServer(version))}
            drawSending={drawSending}
            onRename={() => setRenamed(version)}
            onDelete={() => void handleDelete(version)}
            onRestore={() => void handleRestore(version)}
          />
        ))}
      </ol>
      <DamagedRecords damaged={damaged} kind="version">
        It wasn’t changed. The draft and its other versions are fine.
      </DamagedRecords>
      {renamed && (
        <VersionDialog
          title="Name this version"
          action="Save name"
          start={{ name: renamed.name ?? '', note: renamed.note ?? '' }}
          unnamed={unnamedTitle(renamed)}
          onDone={(label) => void handleRename(renamed, label)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

type VersionRowProps = {
  version: Version;
  deleted: boolean;
  compared: boolean;
  /** Where it comes from, if its title does not tell. */
  origin: string;
  canChange: boolean;
  href: string;
  /** Receives the link of the version while it is drawn. */
  linkRef: Ref<HTMLAnchorElement>;
  drawSending: (sending: VersionSending) => ReactNode;
  onRename: () => void;
  onDelete: () => void;
  onRestore: () => void;
};

function VersionRow(props: VersionRowProps) {
  const { version, deleted, compared, origin, canChange, href, linkRef, drawSending } = props;
  const { onRename, onDelete, onRestore } = props;
  const { at, note, sendings } = version;
  const title = versionTitle(version);
  const newest = sendings.at(-1);
  if (deleted) {
    return (
      <li className={styles.deleted}>
        <span>
          Deleted: <strong>{title}</strong>
        </span>
        <Button size="small" autoFocus icon={<Undo2 aria-hidden />} onClick={onRestore}>
          Undo
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row} data-compared={compared || undefined}>
      <div className={styles.what}>
        <Link href={href} className={styles.name} ref={linkRef}>
          {title}
        </Link>
        <p className={words.note}>
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
          {' · '}
          {origin}
        </p>
        {note !== undefined && <p className={`${words.softNote} ${styles.note}`}>{note}</p>}
        {newest && <p className={styles.sent}>{drawSending(newest)}</p>}
      </div>
      {canChange && (
        <div className={styles.tools}>
          <IconButton label={`Rename ${title}, ${formatMoment(at)}`} onClick={onRename}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${title}, ${formatMoment(at)}`} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  );
}

/** Where the version comes from, and where it is if others do not have it. */
function describeOrigin(version: Version, isShared: boolean, me: string | undefined): string {
  const { origin, sendings, savedBy, isRecord } = version;
  const by = (name: string | null | undefined) =>
    name == null ? '' : ` by ${name === me ? 'you' : isolate(name)}`;
  if (savedBy) return `saved${by(savedBy)}`;
  const place = isShared && !isRecord && !isOnServer(version) ? ', on this device' : '';
  if (origin === 'hand') return `saved manually${place}`;
  if (origin !== 'sending') return `saved automatically${place}`;
  const newest = sendings.at(-1);
  const times = sendings.length > 1 ? `sent ${sendings.length} times` : 'sent';
  if (!newest) return times;
  return `${times} to ${newest.appId}${isRecord ? by(newest.by) : ''}`;
}

const resolveLabel = zodResolver(
  z.object({ name: z.string().check(z.trim()), note: z.string().check(z.trim()) }),
);

type VersionDialogProps = {
  title: string;
  action: string;
  start: VersionLabel;
  /** The title of the version if no name is given. */
  unnamed: string;
  onDone: (label: VersionLabel) => void;
  onClose: () => void;
};

/** Asks for a name and a note of a version. */
export function VersionDialog({ title, action, start, unnamed, onDone, onClose }: VersionDialogProps) {
  const { register, handleSubmit } = useForm({ defaultValues: start, resolver: resolveLabel });
  return (
    <Dialog
      title={title}
      onClose={(value) => {
        if (value === 'done') void handleSubmit(onDone)();
        onClose();
      }}
      actions={
        <>
          {/* Not a submit button: Enter in the name field presses the first submit button. */}
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Cancel</Button>
          <Button type="submit" value="done" variant="primary">
            {action}
          </Button>
        </>
      }
    >
      <Field label="Version name" hint={`Leave empty to use “${unnamed}”.`}>
        <TextInput maxLength={MAX_REVISION_NAME} {...register('name')} />
      </Field>
      <Field label="Note" hint="For example what changed, or who approved it.">
        <TextArea maxLength={MAX_REVISION_NOTE} {...register('note')} />
      </Field>
    </Dialog>
  );
}
