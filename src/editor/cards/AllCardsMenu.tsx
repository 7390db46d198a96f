import { ArrowUpToLine, ChevronDown, Crop, Equal, Link, Replace, SquareStack } from 'lucide-react';
import { Menu } from '../../ui/menu/Menu';
import { announce } from '../../ui/notices/announcer';
import { alignHeights, planAllCards, moveTallestFirst } from './allCards';
import { usePictures } from '../media/Pictures';
import { useEditor } from '../model/EditorContext';
import { runCommand } from '../model/createDocument';
import type { ListActions } from '../rows/listActions';

/** Actions on all cards of a carousel, each with a note of its effect and reason. */
export function AllCardsMenu({ actions }: { actions: ListActions }) {
  const editor = useEditor();
  const pictures = usePictures();
  function alignAllHeights() {
    const command = alignHeights(editor.document.getState(), editor.selection.getState().card);
    if (command) runCommand(editor, command);
    else announce('Add a picture to a card first.');
  }
  const items = () => {
    const { draft } = editor.document.getState();
    const plan = planAllCards(draft, editor.selection.getState().card);
    return [
      {
        label: 'Same buttons on all cards…',
        note: plan.buttons,
        icon: <SquareStack aria-hidden />,
        onSelect: () => editor.tools.setState({ name: 'sameButtons' }, true),
      },
      {
        label: 'Same height on all cards',
        note: plan.height,
        icon: <Equal aria-hidden />,
        onSelect: alignAllHeights,
      },
      ...(pictures
        ? [
            {
              label: 'Crop all pictures…',
              note: plan.crop,
              icon: <Crop aria-hidden />,
              onSelect: plan.hasPictures
                ? pictures.cropAll
                : () => announce('Add a picture to a card first.'),
            },
          ]
        : []),
      {
        label: 'Move tallest card first',
        note: plan.tallest,
        icon: <ArrowUpToLine aria-hidden />,
        onSelect: () => moveTallestFirst(editor, actions),
      },
      {
        label: 'Links and numbers…',
        note: 'Edit them all in one place and add campaign tracking (UTM).',
        icon: <Link aria-hidden />,
        apart: true,
        onSelect: () => editor.tools.setState({ name: 'links' }, true),
      },
      {
        label: 'Find and replace…',
        note: 'Change a word or price in all texts, links and numbers.',
        icon: <Replace aria-hidden />,
        onSelect: () => editor.tools.setState({ name: 'replace' }, true),
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
