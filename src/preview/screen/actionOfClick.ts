import type { TemplateDraft } from '../../schema/draft/draft';
import type { ConversationAction } from '../model/conversation';
import { suggestionAt } from '../model/templateParts';

/**
 * What a click in a phone does in the conversation; nothing where the phone would do nothing. The part
 * that is hit, or one around it, says it with `data-act`: `tap` on a suggestion, `media` on a picture,
 * `fullView` on the text of a card (only of one that is cut, which carries `data-overflow`).
 */
export function actionOfClick(
  target: EventTarget | null,
  template: TemplateDraft,
): ConversationAction | undefined {
  const control = target instanceof Element ? target.closest('[data-act]') : null;
  const path = control?.closest('[data-path]')?.getAttribute('data-path');
  if (!control || !path) return undefined;
  const act = control.getAttribute('data-act');
  if (act === 'tap') {
    const suggestion = suggestionAt(template, path);
    return suggestion && { type: 'tap', path, suggestion };
  }
  if (act === 'media') {
    return { type: 'openPage', page: { kind: 'media', path: path.replace(/\.media$/, '') } };
  }
  return act === 'fullView' && control.closest('[data-overflow]')
    ? { type: 'openPage', page: { kind: 'fullView', path } }
    : undefined;
}
