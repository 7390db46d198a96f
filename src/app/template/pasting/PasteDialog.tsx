import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { focusField } from '../../../editor/model/focusField';
import { cardsPath } from '../../../editor/model/paths';
import { agentSetting } from '../../../library/settings/settings';
import { MessageDrawing } from '../../../preview/MessageDrawing';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { announce } from '../../../ui/notices/announcer';
import { Button } from '../../../ui/controls/Button';
import { useStore } from '../../../ui/useStore';
import { Dialog } from '../../../ui/controls/Dialog';
import { Notice } from '../../../ui/notices/Notice';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import { ImportFields } from '../../importing/ImportFields';
import { ImportReport } from '../../importing/ImportReport';
import { LibraryImport } from '../../importing/LibraryImport';
import { ownMediaAddress } from '../../frame/mediaAddress';
import { keepForeignDraft } from '../../session/newDraft';
import { usePageTheme } from '../../frame/pageTheme';
import { readImportFile, type ImportSource } from '../../importing/readImportFile';
import { useFileDrop } from '../../importing/useFileDrop';
import { useImport } from '../../importing/useImport';
import { applyPaste } from './applyPaste';
import { pasteWays, type PasteWay } from './pasteWays';
import styles from './PasteDialog.module.css';

type PasteDialogProps = { open: OpenedTemplate; draftId: string; start: ImportSource; onClose: () => void };

/** Says what was found in what was pasted, shows what would become of the open draft, and does it when the person wants it. */
export function PasteDialog({ open, draftId, start, onClose }: PasteDialogProps) {
  const { editor } = open;
  const [, navigate] = useLocation();
  const [source, setSource] = useState(start);
  const [wanted, setWanted] = useState<PasteWay['id']>();
  const draft = useStore(editor.draft, (value) => value);
  const openCard = useStore(editor.session, ({ card }) => card);
  const isReadOnly = useStore(editor.isReadOnly, (value) => value);
  useFileDrop((file) => void readImportFile(file).then(setSource));
  const result = useImport(source.text);
  if (source.library !== undefined)
    return <LibraryImport key={source.library} text={source.library} onClose={onClose} />;

  const found = result?.ok ? result : undefined;
  const ways = (found ? pasteWays(found, draft, openCard) : []).map((way) =>
    isReadOnly && way.id !== 'new'
      ? { ...way, isPossible: false, note: 'This draft is read-only here. Take it over to change it.' }
      : way,
  );
  const possible = ways.filter(({ isPossible }) => isPossible);
  const way = possible.find(({ id }) => id === wanted) ?? possible[0];

  async function apply() {
    if (!found || !way) return;
    if (way.id === 'new') {
      const { id } = keepForeignDraft({ template: way.template, leftOver: found.unmapped });
      navigate(`/templates/${id}`);
      return;
    }
    announce(await applyPaste(open, draftId, way, found));
    // What had the focus before the dialog may be gone with what was replaced.
    if (document.activeElement === document.body)
      focusField('name', way.card === undefined ? undefined : `${cardsPath}.${way.card}`);
  }
  return (
    <Dialog
      title="Paste or import"
      onClose={(value) => {
        if (value === 'apply') void apply();
        onClose();
      }}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="apply" look="primary" disabled={!way}>
            {way?.label ?? 'Paste'}
          </Button>
        </>
      }
    >
      {(start.text === '' || !found) && <ImportFields text={source.text} onSource={setSource} />}
      <div role="status" className={styles['outcome']}>
        {found && <ImportReport report={found.report} />}
        {(source.problem !== undefined || result?.ok === false) && (
          <Notice tone="error" title="Nothing was imported">
            <p>{source.problem ?? (result?.ok === false && result.problem)}</p>
          </Notice>
        )}
      </div>
      {way && <Ways ways={ways} chosen={way} onChoose={setWanted} />}
      {way && <Look template={way.template} isNew={way.id === 'new'} />}
    </Dialog>
  );
}

type WaysProps = { ways: readonly PasteWay[]; chosen: PasteWay; onChoose: (id: PasteWay['id']) => void };

function Ways({ ways, chosen, onChoose }: WaysProps) {
  const name = useId();
  return (
    <fieldset className={styles['ways']}>
      <legend>What to do with it</legend>
      {ways.map(({ id, label, note, isPossible }) => (
        <label key={id} className={styles['way']} data-impossible={isPossible ? undefined : ''}>
          <input
            type="radio"
            name={name}
            checked={id === chosen.id}
            disabled={!isPossible}
            onChange={() => onChoose(id)}
          />
          <span>
            {label}
            <small>{note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What would come of it. Nothing is loaded from elsewhere for a look. */
function Look({ template, isNew }: { template: TemplateDraft; isNew: boolean }) {
  const theme = usePageTheme();
  const agent = useStore(agentSetting, (value) => value);
  const title = isNew ? 'The new draft' : 'This draft, then';
  return (
    <figure className={styles['look']}>
      <figcaption>{title}</figcaption>
      {/* What scrolls takes the focus, so that it scrolls by key too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['drawing']} tabIndex={0} role="region" aria-label={title}>
        <MessageDrawing template={template} agent={agent} theme={theme} mapMediaUrl={ownMediaAddress} />
      </div>
    </figure>
  );
}
