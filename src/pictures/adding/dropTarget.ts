import type { PictureTarget } from '../../editor/media/pictureCommands';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { cardOf } from '../../editor/state/paths';
import { cardsPath, standaloneContentPath, type CardPath } from '../../schema/draft/cards';
import { valueAt } from '../../lib/path';

/** The card of the form that is open. */
export function openCard({ document, selection }: TemplateEditor): CardPath {
  return document.getState().draft.type === 'carousel'
    ? `${cardsPath}.${selection.getState().card}`
    : standaloneContentPath;
}

/** The part of the page under a drag that takes pictures: a field, a card of the strip, a card on a phone. */
export function dropPlaceAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const marked = target.closest('[data-picture-drop]');
  if (marked) return marked;
  const card = target.closest('[role="group"]:has(> [data-path]), [data-path]');
  return card && pathOf(card) !== undefined ? card : undefined;
}

function pathOf(place: Element): string | undefined {
  const path = place.getAttribute('data-picture-drop') ?? place.getAttribute('data-path') ?? '';
  if (path === 'cards') return path;
  const index = cardOf(path);
  if (index !== undefined) return `${cardsPath}.${index}`;
  return path.startsWith(standaloneContentPath) ? standaloneContentPath : undefined;
}

/**
 * Where pictures go that are dropped on an element. Beside all cards: one picture on the open card if that has none,
 * else on cards of their own.
 */
export function targetOf(editor: TemplateEditor, target: EventTarget | null, count: number): PictureTarget {
  const place = dropPlaceAt(target);
  const path = place && pathOf(place);
  if (path !== undefined) return path as PictureTarget;
  const open = openCard(editor);
  const hasPicture = valueAt(editor.document.getState().draft, `${open}.media`) !== undefined;
  return count === 1 && !hasPicture ? open : 'cards';
}
