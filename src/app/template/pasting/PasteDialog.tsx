import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { cardsPath } from '../../../editor/model/paths';
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
import { ownMediaAddress } from '../../session/mediaAddress';
import { draftHref } from '../../session/draftHref';
import { foreignDraftOf } from '../../session/newDraft';
import { useAgent } from '../../senders/useAgent';
import { useAppServices } from '../../services/AppServices';
import { usePageTheme } from '../../frame/usePageTheme';
import { readImportFile, type ImportSource } from '../../importing/readImportFile';
import { useFileDrop } from '../../importing/useFileDrop';
import { useImport } from '../../importing/useImport';
import { applyPaste } from './applyPaste';
import type { PasteWay } from './PasteWay';
import { pasteWays } from './pasteWays';
import styles from './PasteDialog.module.css';

type PasteDialogProps = { open: OpenedTemplate; draftId: string; start: ImportSource; onClose: () => void };

/** Reports the content of a paste, shows its effect on the open draft, and applies it on request. */
export function PasteDialog({ open, draftId, start, onClose }: PasteDialogProps) {
  const { editor } = open;
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  const [source, setSource] = useState(start);
  const [wanted, setWanted] = useState<PasteWay['id']>();
  const draft = useStore(editor.document, (state) => state.draft);
  const openCard = useStore(editor.selection, ({ card }) => card);
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);
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
      const { id } = newDrafts.add(foreignDraftOf({ template: way.template, unmapped: found.unmapped }));
      navigate(draftHref(id));
      return;
    }
    announce(await applyPaste(open, draftId, way, found));
    // Continue at the changed card. A draft that was replaced later takes the focus only if it was lost.
    if (way.id !== 'replace' || document.activeElement === document.body)
      editor.focus.focusEntry(way.card === undefined ? undefined : `${cardsPath}.${way.card}`, 'name');
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
      {way && <ResultPreview template={way.template} isNew={way.id === 'new'} />}
    </Dialog>
  );
}

type WaysProps = { ways: readonly PasteWay[]; chosen: PasteWay; onChoose: (id: PasteWay['id']) => void };

function Ways({ ways, chosen, onChoose }: WaysProps) {
  const name = useId();
  return (
    <fieldset className={styles['ways']}>
      <legend>How to use it</legend>
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

/** The draft after the paste. It loads no foreign pictures. */
function ResultPreview({ template, isNew }: { template: TemplateDraft; isNew: boolean }) {
  const theme = usePageTheme();
  const agent = useAgent();
  const title = isNew ? 'The new draft' : 'This draft afterwards';
  return (
    <figure className={styles['look']}>
      <figcaption>{title}</figcaption>
      {/* Keys must scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['drawing']} tabIndex={0} role="region" aria-label={title}>
        <MessageDrawing template={template} agent={agent} theme={theme} mapMediaUrl={ownMediaAddress} />
      </div>
    </figure>
  );
}
