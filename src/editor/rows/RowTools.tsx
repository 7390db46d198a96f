import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronFirst,
  ChevronLast,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  Ellipsis,
  Scissors,
  Trash2,
} from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { announce } from '../../ui/notices/announcer';
import { IconButton } from '../../ui/controls/Button';
import { Menu } from '../../ui/menu/Menu';
import type { TemplateEditor } from '../model/TemplateEditor';
import { useEditor, useFocusTarget } from '../model/EditorContext';
import { type ListActions, ends, directions, type EntryName } from './listActions';
import type { ListPath } from '../state/paths';
import { copyRow, pasteAfterRow, rowAt, rowName, rowText } from './rowClipboard';
import { isDelete, moveOf } from '../panes/shortcuts';
import styles from './rows.module.css';

type RowToolsProps = { list: ListPath; name: EntryName; index: number; count: number; actions: ListActions };

const arrows = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight };

/** Actions on a whole card or button. */
export function RowTools({ list, name, index, count, actions }: RowToolsProps) {
  const editor = useEditor();
  const path = `${list}.${index}`;
  const backTarget = useFocusTarget(path, 'back');
  const onTarget = useFocusTarget(path, 'on');
  const { back, on } = directions[name];
  const [BackArrow, OnArrow] = [arrows[back], arrows[on]];
  const entry = `${name} ${index + 1}`;
  const place = { list, index };
  const toFirst = {
    label: `Move ${entry} to the ${ends[name].first}`,
    icon: <ChevronFirst aria-hidden />,
    onSelect: () => actions.moveTo(index, 0),
  };
  const toLast = {
    label: `Move ${entry} to the ${ends[name].last}`,
    icon: <ChevronLast aria-hidden />,
    onSelect: () => actions.moveTo(index, count - 1),
  };
  const items = () => [
    // A neighbour of the end goes there with one press of its arrow.
    ...(index > 1 ? [toFirst] : []),
    ...(index < count - 2 ? [toLast] : []),
    { label: `Duplicate ${entry}`, icon: <Copy aria-hidden />, onSelect: () => actions.duplicate(index) },
    {
      label: `Copy ${entry}`,
      icon: <ClipboardCopy aria-hidden />,
      apart: true,
      onSelect: () => void copyRow(editor, place),
    },
    {
      label: `Cut ${entry}`,
      icon: <Scissors aria-hidden />,
      onSelect: () => void copyRow(editor, place).then((copied) => copied && actions.remove(index, 'cut')),
    },
    {
      label: `Paste after ${entry}`,
      icon: <ClipboardPaste aria-hidden />,
      onSelect: () => void pasteAfterRow(editor, place),
    },
  ];
  return (
    <div className={styles.tools}>
      {/* At the end of the list they keep the focus, and do nothing. */}
      <IconButton
        label={`Move ${entry} ${back}`}
        aria-disabled={index === 0 || undefined}
        ref={backTarget}
        onClick={() => actions.move(index, -1)}
      >
        <BackArrow aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${entry} ${on}`}
        aria-disabled={index === count - 1 || undefined}
        ref={onTarget}
        onClick={() => actions.move(index, 1)}
      >
        <OnArrow aria-hidden />
      </IconButton>
      <Menu label={`More for ${entry}`} items={items}>
        <Ellipsis aria-hidden />
      </Menu>
      <IconButton label={`Delete ${entry}`} onClick={() => actions.remove(index)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

/** On the line of an entry, the Delete key removes it. Returns whether it did. */
export function removeByKey(event: KeyboardEvent, index: number, actions: ListActions): boolean {
  if (!isDelete(event.nativeEvent)) return false;
  event.preventDefault();
  actions.remove(index);
  return true;
}

/** Alt with an arrow moves the entry that contains the focus. `sideways`: entries stand side by side. */
export function moveByKey(event: KeyboardEvent, index: number, actions: ListActions, sideways = false) {
  const step = moveOf(event.nativeEvent, sideways);
  if (step === undefined) return;
  // In a select, Alt with an arrow opens the choices.
  if (event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  actions.move(index, step);
}

/** Copies or cuts the entry whose line has the focus, unless text is selected. */
export function copyByKey(event: ClipboardEvent, editor: TemplateEditor, actions: ListActions) {
  const place = rowAt(editor, event.target);
  if (!place || getSelection()?.isCollapsed === false) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', rowText(editor, place));
  if (event.type === 'cut') actions.remove(place.index, 'cut');
  else announce(`Copied ${rowName(place)}.`);
}
