import { valueAt } from '../../lib/path';
import type { CardContentDraft, MediaDraft, TemplateDraft } from '../../schema/draft/draft';
import type { CardPath } from '../../schema/draft/cards';

/** The picture, film or document of a card; undefined if it has none. */
export const mediaAt = (draft: TemplateDraft, at: CardPath): MediaDraft | undefined =>
  (valueAt(draft, at) as CardContentDraft | undefined)?.media;
