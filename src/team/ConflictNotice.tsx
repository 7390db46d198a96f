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
import { Disclosure } from '../ui/controls/Disclosure';
import { Notice } from '../ui/notices/Notice';
import { formatMoment } from '../ui/time/time';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { useAppServices } from '../workspace/services/AppServices';
import { contestedFields, type ContestedField } from './contestedFields';
import { nameOfWriter } from './people';
import layout from '../ui/styles/layout.module.css';
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
  const fields = contestedFields(open.openConflicts());
  const notice = useRef<HTMLDivElement>(null);

  // The send button asks for the choice.
  useEffect(() => open.choiceWanted.subscribe(() => notice.current?.focus()), [open]);

  if (fields.length === 0) return null;
  return (
    <div className={styles.contested}>
      <Notice
        ref={notice}
        tabIndex={-1}
        tone="warning"
        title={`${plural(fields.length, 'field')} changed by two people. Choose a version before you send.`}
      >
        <ul className={styles.conflicts}>
          {fields.map((field) => (
            <Contested key={field.path.join('\n')} open={open} field={field} drawPhones={drawPhones} />
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function Contested({ open, field, drawPhones }: ConflictNoticeProps & { field: ContestedField }) {
  const [comparedId, setComparedId] = useState<string>();
  const { session } = useAppServices();
  const me = useStore(session.state, (state) => state?.person?.name);
  const places = useStore(open.editor.document);
  const { draft } = places;
  const { kept, latest, earlier } = field;
  const path = pathOfConflict(field, places);
  const label = labelOf(field, path);
  const all = [...latest, ...earlier];
  const compared = all.find(({ id }) => id === comparedId);

  /** Takes the other value of a conflict, if one is chosen, and closes the conflicts that this settles. */
  function choose(chosen: FieldConflict | undefined, closed = all) {
    if (chosen) takeOther(open, chosen, `use the other version of ${label}`);
    // By ID: while a colleague types in the field, its conflicts are replaced.
    const settled = new Set(closed.map(({ id }) => id));
    open.conflicts.setState(
      open.conflicts.getState().filter((one) => !settled.has(one.id)),
      // A list is put in place, not merged.
      true,
    );
  }
  const drawOther = (conflict: FieldConflict) => (
    <Version
      key={conflict.id}
      who={nameOfWriter(conflict.other, me)}
      when={formatMoment(conflict.other.at)}
      value={describe(conflict.other.value)}
    >
      <Button size="small" onClick={() => choose(conflict)}>
        Use this instead
      </Button>
      {path !== undefined && (
        <Button size="small" icon={<Smartphone aria-hidden />} onClick={() => setComparedId(conflict.id)}>
          Compare on the phones
        </Button>
      )}
    </Version>
  );
  return (
    <li aria-label={`Versions of ${label}`}>
      <p className={styles.label}>{label}</p>
      <div className={styles.versions}>
        <Version
          who={nameOfWriter(kept, me)}
          when="in the draft now"
          value={path === undefined ? 'as in the draft' : describe(valueAt(draft, path))}
        >
          <Button size="small" onClick={() => choose(undefined)}>
            {all.length === 1 ? 'Keep this' : 'Keep this, and none of the others'}
          </Button>
        </Version>
        {latest.map(drawOther)}
      </div>
      {earlier.length > 0 && (
        <Disclosure summary={`${plural(earlier.length, 'earlier version')} of the same text`}>
          {() => <div className={styles.versions}>{earlier.map(drawOther)}</div>}
        </Disclosure>
      )}
      {compared &&
        drawPhones({
          label,
          keptBy: nameOfWriter(kept, me),
          otherBy: nameOfWriter(compared.other, me),
          other: chooseValue(sharedOf(open.read()), compared, 'other'),
          onChoose: (choice) => {
            setComparedId(undefined);
            if (choice === 'other') choose(compared);
            // The others were not compared.
            if (choice === 'kept') choose(undefined, [compared]);
          },
        })}
    </li>
  );
}

type VersionProps = { who: string; when: string; value: string; children: ReactNode };

function Version({ who, when, value, children }: VersionProps) {
  return (
    <div className={styles.version}>
      <p className={styles.who}>
        <bdi>{who}</bdi>, {when}
      </p>
      <blockquote dir="auto" className={styles.value}>
        {value}
      </blockquote>
      <div className={layout.actions}>{children}</div>
    </div>
  );
}

function labelOf(field: Pick<FieldConflict, 'path'>, path: string | undefined): string {
  if (path === undefined) return labelBeside(field);
  return path === 'component' ? 'The message' : nameOfPath(parsePath(path));
}

/** A field beside the template: notes about parameters and pictures, the sender. */
function labelBeside({ path: [part = ''] }: Pick<FieldConflict, 'path'>): string {
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
