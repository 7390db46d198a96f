import { putAt, valueAt } from '../../lib/path';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import type { CardOrientation, MediaHeight } from '../../schema/values/enums';
import type { DocumentState } from '../model/createDocument';
import { entriesAt } from '../state/paths';
import { cardsPath, standaloneCardPath, standaloneContentPath } from '../../schema/draft/cards';
import type { EditCommand } from '../model/runCommand';

const usual: MediaHeight = 'MEDIUM';
const orientationPath = `${standaloneCardPath}.cardOrientation`;
const mediaPath = `${standaloneContentPath}.media`;
const heightPath = `${mediaPath}.height`;

const isHorizontal = (draft: TemplateDraft) => valueAt(draft, orientationPath) === 'HORIZONTAL';

/**
 * The height of a new picture: that of the other cards, so that all stay alike. A horizontal card has none: the
 * program must not set what it then advises to remove.
 */
export function startHeight(draft: TemplateDraft): string | undefined {
  if (draft.type === 'rich_card') return isHorizontal(draft) ? undefined : usual;
  const cards = entriesAt(draft, cardsPath) as readonly CardContentDraft[];
  return cards.find(({ media }) => media?.height)?.media?.height ?? usual;
}

/** Chooses the layout of a single card. The height that the program itself has set comes and goes with it. */
export function chooseOrientation({ draft }: DocumentState, orientation: CardOrientation): EditCommand {
  const height = valueAt(draft, heightPath);
  const isSetHere = height === undefined || height === usual;
  const hasMedia = valueAt(draft, mediaPath) !== undefined;
  const next = putAt(draft, orientationPath, orientation);
  return {
    label: 'change of Layout',
    apply: ({ stash }) => ({
      draft:
        hasMedia && isSetHere
          ? putAt(next, heightPath, orientation === 'HORIZONTAL' ? undefined : usual)
          : next,
      stash,
    }),
  };
}
