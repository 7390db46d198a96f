import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Smartphone } from 'lucide-react';
import { useStore } from 'zustand';
import { chooseValue, pathOfConflict, type SharedDraft } from '../exchange/merge/mergeEdits';
import { runCommand } from '../editor/model/createDocument';
import { isRecord } from '../lib/values';
import { valueAt } from '../lib/path';
import { sharedOf } from '../library/sync/sharedDraft';
import { altTextPartOf, noAltTexts } from '../schema/media/altTexts';
import type { FieldConflict } from '../schema/draft/conflicts';
import { parameterNotesOf } from '../schema/draft/parameterNotes';
import { nameOfPath } from '../schema/template/templateTree';
import { parsePath } from '../schema/values/issues';
import { plural } from '../schema/values/text';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/notices/Notice';
import { formatMoment } from '../ui/time/time';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useAppServices } from '../workspace/services/AppServices';
import { nameOfWriter } from './people';
import styles from './team.module.css';

/** Both versions of a field, for the phones. */
export type ConflictVersions = {
  label: string;
  keptBy: string;
  otherBy: string;
  /** The draft with the other version. */
  other: SharedDraft;
  /** Undefined where nothing was chosen. */
  onChoose: (choice: 'kept' | 'other' | undefined) => void;
};

type ConflictNoticeProps = {
  open: OpenedTemplate;
  /** Draws both versions on the phones. */
  drawPhones: (versions: ConflictVersions) => ReactNode;
};

/** Fields that two people changed in different ways: both values, and the choice. Nothing is sent before it is made. */
export function ConflictNotice({ open, drawPhones }: ConflictNoticeProps) {
  useStore(open.conflicts);
  // A card that is deleted takes its conflicts along.
  useStore(open.editor.document, (state) => state.draft);
  const shown = open.openConflicts();
  const notice = useRef<HTMLDivElement>(null);

  // The send button asks for the choice.
  useEffect(() => open.choiceWanted.subscribe(() => notice.current?.focus()), [open]);

  if (shown.length === 0) return null;
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="warning"
      title={`${plural(new Set(shown.map(({ path }) => path.join(' '))).size, 'field')} changed by two people. Choose a version before you send.`}
    >
      <ul className={styles.conflicts}>
        {shown.map((conflict) => (
          <Conflict key={conflict.id} open={open} conflict={conflict} drawPhones={drawPhones} />
        ))}
      </ul>
    </Notice>
  );
}

function Conflict({ open, conflict, drawPhones }: ConflictNoticeProps & { conflict: FieldConflict }) {
  const [isComparing, setComparing] = useState(false);
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.name);
  const places = useStore(open.editor.document);
  const { draft } = places;
  const path = pathOfConflict(conflict, places);
  const label =
    path === undefined
      ? labelBeside(conflict)
      : path === 'component'
        ? 'The message'
        : nameOfPath(parsePath(path));
  const { kept, other } = conflict;
  const value = path === undefined ? undefined : valueAt(draft, path);

  function choose(choice: 'kept' | 'other' | undefined) {
    setComparing(false);
    if (choice === undefined) return;
    if (choice === 'other') takeOther(open, conflict, `use the other version of ${label}`);
    open.conflicts.setState(
      open.conflicts.getState().filter((one) => one.id !== conflict.id),
      // A list is put in place, not merged.
      true,
    );
  }
  return (
    <li aria-label={`Versions of ${label}`}>
      <p className={styles.label}>{label}</p>
      <div className={styles.versions}>
        <Version
          who={nameOfWriter(kept, me)}
          when="in the draft now"
          value={path === undefined ? 'as in the draft' : describe(value)}
          button="Keep this"
          onChoose={() => choose('kept')}
        />
        <Version
          who={nameOfWriter(other, me)}
          when={formatMoment(other.at)}
          value={describe(other.value)}
          button="Use this instead"
          onChoose={() => choose('other')}
        />
      </div>
      {path !== undefined && (
        <Button size="small" icon={<Smartphone aria-hidden />} onClick={() => setComparing(true)}>
          Compare on the phones
        </Button>
      )}
      {isComparing &&
        drawPhones({
          label,
          keptBy: nameOfWriter(kept, me),
          otherBy: nameOfWriter(other, me),
          other: chooseValue(sharedOf(open.read()), conflict, 'other'),
          onChoose: choose,
        })}
    </li>
  );
}

type VersionProps = { who: string; when: string; value: string; button: string; onChoose: () => void };

function Version({ who, when, value, button, onChoose }: VersionProps) {
  return (
    <div className={styles.version}>
      <p className={styles.who}>
        <bdi>{who}</bdi>, {when}
      </p>
      <blockquote dir="auto" className={styles.value}>
        {value}
      </blockquote>
      <Button size="small" onClick={onChoose}>
        {button}
      </Button>
    </div>
  );
}

/** A field beside the template: notes about parameters and pictures, the sender. */
function labelBeside({ path: [part = ''] }: FieldConflict): string {
  const names: Readonly<Record<string, string>> = {
    samples: 'A sample value',
    parameters: 'The name of a personal field',
    altTexts: 'The description of a picture',
    sender: 'The sender',
    set: 'A translation, or a row of the sheet',
  };
  return names[part] ?? 'A note';
}

const MAX_TEXT = 300;

/** A value as people read it: its texts. */
function describe(value: unknown): string {
  const texts = textsIn(value).join(' · ');
  if (texts === '') return '(empty)';
  return texts.length > MAX_TEXT ? `${texts.slice(0, MAX_TEXT)}…` : texts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'boolean') return [value ? 'on' : 'off'];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([, member]) => textsIn(member)) : [];
}

/** Puts the other value into the draft, as one step. */
function takeOther(open: OpenedTemplate, conflict: FieldConflict, label: string) {
  const { editor } = open;
  const draft = open.read();
  const shared = chooseValue(sharedOf(draft), conflict, 'other');
  runCommand(editor, {
    label,
    apply: ({ stash }) => ({
      draft: shared.template,
      stash: conflict.path[0] === 'stash' ? shared.stash : stash,
      parameters: parameterNotesOf(shared),
      altTexts: altTextPartOf(shared.altTexts ?? noAltTexts, shared.template).altTexts ?? noAltTexts,
      ...(conflict.path[0] === 'set' && { set: shared.set }),
    }),
  });
  if (conflict.path[0] === 'sender') open.sender.setState(shared.sender, true);
}
