import type { AppServices } from '../workspace/services/AppServices';
import { draftOf } from '../workspace/newDraft';

/** A new carousel that asks, when it opens, which column of the rows is what. Returns its id. */
export function draftForRows(
  { newDrafts, pastedRows }: Pick<AppServices, 'newDrafts' | 'pastedRows'>,
  text: string,
): string {
  const { id } = newDrafts.add(
    draftOf({
      type: 'carousel',
      component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: [] } } },
    }),
  );
  pastedRows.setState({ draftId: id, text }, true);
  return id;
}
