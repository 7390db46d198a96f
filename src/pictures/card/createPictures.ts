import type { PictureJob, Pictures } from '../../editor/media/Pictures';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { PictureTarget } from '../../editor/media/pictureCommands';
import { cardOf } from '../../editor/state/paths';
import type { CardPath } from '../../schema/draft/cards';
import { createStore } from 'zustand/vanilla';
import { subscribeAll, type ReadonlyStore } from '../../lib/store';
import { newId } from '../../ui/browser/page';
import { announce } from '../../ui/notices/announcer';

/** The open dialog about the picture of a card, or about all pictures, if any. */
export type PictureDialog = { name: 'crop' | 'choose'; at: CardPath } | { name: 'cropAll' } | undefined;

/** The pictures of an open draft. What uploads them is loaded with the first file. */
export function createPictures(
  editor: TemplateEditor,
): Pictures & { dialog: ReadonlyStore<PictureDialog>; closeDialog: () => void } {
  const uploads = createStore<readonly PictureJob[]>(() => []);
  /** Files that wait for what uploads them, and those for which it could not be loaded. */
  const early = createStore<readonly PictureJob[]>(() => []);
  const jobs = createStore<readonly PictureJob[]>(() => []);
  subscribeAll([early, uploads], () => jobs.setState([...early.getState(), ...uploads.getState()], true));
  const dialog = createStore<PictureDialog>(() => undefined);
  /** Files whose upload could not begin. */
  const unloaded = new Map<string, { files: readonly File[]; target: PictureTarget }>();
  let loading: ReturnType<typeof loadIntake> | undefined;

  async function loadIntake() {
    const { createPictureIntake } = await import('../adding/createPictureIntake');
    return createPictureIntake({ editor, jobs: uploads });
  }

  const leaveOut = (ids: readonly string[]) =>
    early.setState(
      early.getState().filter(({ id }) => !ids.includes(id)),
      true,
    );

  /** Lists the files at once: what uploads them may still have to be loaded. */
  async function add(files: readonly File[], target: PictureTarget) {
    const place = (target === 'cards' ? undefined : cardOf(target)) ?? 'standalone';
    const listed = files.map(({ name }): PictureJob => ({
      id: newId(),
      name,
      place,
      step: { name: 'preparing' },
    }));
    const ids = listed.map(({ id }) => id);
    early.setState([...early.getState(), ...listed], true);
    const isLoaded = await withIntake((intake) => {
      leaveOut(ids);
      intake.add(files, target);
    });
    if (isLoaded) return;
    const [first] = ids;
    if (first === undefined) return;
    unloaded.set(first, { files, target });
    leaveOut(ids);
    const reason = 'The upload could not start. Check your connection and try again.';
    const name = files.map((file) => file.name).join(', ');
    const refused: PictureJob = { id: first, name, place, step: { name: 'refused', reason, canRetry: true } };
    early.setState([...early.getState(), refused], true);
  }

  /** Takes files off the list whose upload could not begin; undefined for any other job. */
  function takeUnloaded(id: string) {
    const waiting = unloaded.get(id);
    if (waiting) leaveOut([id]);
    unloaded.delete(id);
    return waiting;
  }

  async function withIntake(act: (intake: Awaited<ReturnType<typeof loadIntake>>) => void) {
    try {
      loading ??= loadIntake();
      act(await loading);
      return true;
    } catch {
      loading = undefined;
      announce('Not added. Check your connection and try again.');
      return false;
    }
  }

  return {
    jobs,
    dialog,
    add: (files, target) => void add(files, target),
    cancel: async (id) => void (await withIntake((intake) => intake.cancel(id))),
    async retry(id) {
      const waiting = takeUnloaded(id);
      if (waiting) await add(waiting.files, waiting.target);
      else await withIntake((intake) => intake.retry(id));
    },
    async dismiss(id) {
      if (!takeUnloaded(id)) await withIntake((intake) => intake.dismiss(id));
    },
    crop: (at) => dialog.setState({ name: 'crop', at }, true),
    cropAll: () => dialog.setState({ name: 'cropAll' }, true),
    choose: (at) => dialog.setState({ name: 'choose', at }, true),
    closeDialog: () => dialog.setState(undefined),
  };
}
