import { useEffect, useState } from 'react';
import { createTemplateEditor } from '../editor/createTemplateEditor';
import type { SampleChoice } from '../editor/SamplesPane';
import { UndoBar } from '../editor/UndoBar';
import { withUnapplied } from '../editor/unapplied';
import { askToKeep } from '../library/askToKeep';
import { createAutosave } from '../library/createAutosave';
import { createDraftKeeper } from '../library/createDraftKeeper';
import type { DraftRecord } from '../library/draftRecord';
import { SavedMark } from '../library/SavedMark';
import { agentSetting } from '../library/settings';
import { StorageBanner } from '../library/StorageBanner';
import type { Draft, SendingRecord } from '../schema/draft';
import { createStore, useStore } from '../ui/createStore';
import { download } from '../ui/download';
import { newId } from '../ui/newId';
import { saveBeforeReload } from '../ui/reloadPage';
import { AppHeader } from './AppHeader';
import { draftFile } from './draftFile';
import { openDraft } from './openDraft';
import { createSimulator } from './simulator';
import { TemplatePanes } from './TemplatePanes';
import { usePlatformTextLimit } from './usePlatformTextLimit';

/** Everything that lives as long as one draft is open: its editor, its record, its saving. */
function openTemplate({ draft, revision }: DraftRecord) {
  const editor = createTemplateEditor(draft.template, draft.aside);
  const samples = createStore<SampleChoice>({ samples: draft.samples ?? {}, shown: undefined });
  const sendings = createStore<readonly SendingRecord[]>(draft.sendings);
  const trustsMedia = createStore(draft.trustsMedia ?? true);
  let changedAt = draft.changedAt;
  const read = (): Draft => ({
    ...draft,
    template: editor.draft.get(),
    aside: withUnapplied(editor.aside.get(), editor.unapplied.get()),
    samples: samples.get().samples,
    trustsMedia: trustsMedia.get(),
    sendings: [...sendings.get()],
    changedAt,
  });
  const keeper = createDraftKeeper({ draft, revision }, { newId });
  const autosave = createAutosave(read, keeper.write);
  const changed = () => {
    changedAt = Date.now();
    keeper.prepare();
    autosave.touch();
    void askToKeep();
  };
  const simulator = createSimulator(editor);
  return { editor, simulator, samples, trustsMedia, sendings, read, autosave, changed };
}

export type OpenedTemplate = ReturnType<typeof openTemplate>;

/** The page of one open draft. */
export function OpenTemplate({ record }: { record: DraftRecord }) {
  const [open] = useState(() => openTemplate(record));
  const { editor, samples, trustsMedia, sendings, autosave, changed, read } = open;
  usePlatformTextLimit(editor);

  // The storage, the crash notice and the window live outside React: they hear of every change from here.
  useEffect(() => {
    openDraft.set(read);
    autosave.touch();
    const kept = [editor.draft, editor.aside, editor.unapplied, samples, trustsMedia, sendings];
    const stops = kept.map((store) => store.subscribe(changed));
    stops.push(
      saveBeforeReload(async () => {
        await autosave.flush();
        return autosave.state.get().state !== 'failed';
      }),
    );
    return () => {
      for (const stop of stops) stop();
      autosave.dispose();
      openDraft.set(undefined);
    };
  }, [editor, samples, trustsMedia, sendings, autosave, changed, read]);

  const name = useStore(editor.draft, (template) => template.name ?? '');
  const agent = useStore(agentSetting, (value) => value);
  const save = () => download(...draftFile(read()));
  return (
    <>
      <title>{`${name || 'New template'} · RCS Template Builder`}</title>
      <AppHeader>
        <UndoBar editor={editor} />
        <SavedMark state={autosave.state} />
      </AppHeader>
      <StorageBanner state={autosave.state} onDownload={save} />
      <TemplatePanes open={open} agent={agent} onDownload={save} draftId={record.draft.id} />
    </>
  );
}
