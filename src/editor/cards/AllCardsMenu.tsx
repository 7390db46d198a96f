import { ArrowUpToLine, ChevronDown, Equal, SquareStack } from 'lucide-react';
import { Menu } from '../../ui/menu/Menu';
import { alignButtons, alignHeights, moveTallestFirst, planAllCards } from './allCards';
import { useEditor } from '../model/EditorContext';
import type { ListActions } from '../rows/listActions';

/** What is done to all cards of a carousel at once, each with what it changes and why. */
export function AllCardsMenu({ actions }: { actions: ListActions }) {
  const editor = useEditor();
  const items = () => {
    const plan = planAllCards(editor);
    return [
      {
        label: 'Same buttons on all cards',
        note: plan.buttons,
        icon: <SquareStack aria-hidden />,
        onSelect: () => alignButtons(editor),
      },
      {
        label: 'Same height on all cards',
        note: plan.height,
        icon: <Equal aria-hidden />,
        onSelect: () => alignHeights(editor),
      },
      {
        label: 'Move the tallest first',
        note: plan.tallest,
        icon: <ArrowUpToLine aria-hidden />,
        onSelect: () => moveTallestFirst(editor, actions),
      },
    ];
  };
  return (
    <Menu label="All cards" hasWords items={items}>
      All cards
      <ChevronDown aria-hidden />
    </Menu>
  );
}
