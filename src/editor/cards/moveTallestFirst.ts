import { announce } from '../../ui/notices/announcer';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { ListActions } from '../rows/listActions';
import { tallestCard } from './tallestCard';

/** Moves the tallest card to the front. `actions` are those of the list of cards. */
export function moveTallestFirst({ document }: TemplateEditor, actions: ListActions) {
  const tallest = tallestCard(document.getState().draft);
  if (tallest > 0) actions.moveTo(tallest, 0);
  announce(
    tallest > 0
      ? `Card ${tallest + 1} is the tallest and is now the first.`
      : 'Card 1 is the tallest already. Nothing was moved.',
  );
}
