import type { PictureJob, Pictures } from '../../editor/media/Pictures';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { CardPath } from '../../schema/draft/cards';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { announce } from '../../ui/notices/announcer';

/** The dialog about the picture of a card that is open, if any. */
export type PictureDialog = { name: 'crop' | 'choose'; at: CardPath } | undefined;

/** The pictures of an open draft. What uploads them is loaded with the first file. */
export function createPictures(
  editor: TemplateEditor,
): Pictures & { dialog: ReadonlyStore<PictureDialog>; closeDialog: () => void } {
  const jobs = createStore<readonly PictureJob[]>(() => []);
  const dialog = createStore<PictureDialog>(() => undefined);
  let loading: ReturnType<typeof loadIntake> | undefined;

  async function loadIntake() {
    const { createPictureIntake } = await import('../adding/createPictureIntake');
    return createPictureIntake({ editor, jobs });
  }

  async function withIntake(act: (intake: Awaited<ReturnType<typeof loadIntake>>) => void) {
    try {
      loading ??= loadIntake();
      act(await loading);
    } catch {
      loading = undefined;
      announce('Not added. Check your connection and try again.');
    }
  }

  return {
    jobs,
    dialog,
    add: (files, target) => void withIntake((intake) => intake.add(files, target)),
    cancel: (id) => withIntake((intake) => intake.cancel(id)),
    retry: (id) => withIntake((intake) => intake.retry(id)),
    dismiss: (id) => withIntake((intake) => intake.dismiss(id)),
    crop: (at) => dialog.setState({ name: 'crop', at }, true),
    choose: (at) => dialog.setState({ name: 'choose', at }, true),
    closeDialog: () => dialog.setState(undefined),
  };
}
