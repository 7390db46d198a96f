import { startComponent } from '../editor/changeType';
import { draftOf } from '../workspace/newDraft';
import type { AppServices } from '../workspace/services/AppServices';

/** A new message that takes these files as its pictures when it opens: a card for one, a carousel for several. */
export function draftForPictures(
  { newDrafts, cardSource }: Pick<AppServices, 'newDrafts' | 'cardSource'>,
  pictures: readonly File[],
): string {
  const type = pictures.length === 1 ? 'rich_card' : 'carousel';
  const { id } = newDrafts.add(draftOf({ type, component: startComponent(type) }));
  cardSource.setState({ draftId: id, pictures }, true);
  return id;
}
