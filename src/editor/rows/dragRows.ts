import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

type Move = (index: number, target: number) => void;

const rows = new WeakSet<Element>();
const lists = new WeakSet<Element>();

const placeIn = (list: Element, row: Element) => [...list.children].indexOf(row);

/** Lets the line around a grip be dragged to another place of its list. */
export function makeDraggable(grip: HTMLElement, onMove: Move) {
  const row = grip.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  if (!rows.has(row)) {
    rows.add(row);
    draggable({
      element: row,
      dragHandle: grip,
      getInitialData: () => ({ list, from: placeIn(list, row) }),
      onDragStart: () => row.setAttribute('data-dragged', ''),
      onDrop: () => row.removeAttribute('data-dragged'),
    });
  }
  if (lists.has(list)) return;
  lists.add(list);
  dropTargetForElements({
    element: list,
    canDrop: ({ source }) => source.data['list'] === list,
    onDrag: ({ source, location }) => mark(list, targetAt(list, source.data, location.current.input.clientY)),
    onDragLeave: () => mark(list, undefined),
    onDrop({ source, location }) {
      mark(list, undefined);
      const target = targetAt(list, source.data, location.current.input.clientY);
      if (target && target.to !== target.from) onMove(target.from, target.to);
    },
  });
}

type Target = { from: number; to: number };

/** The place that the dragged line would take at a height of the pointer. */
function targetAt(list: Element, data: Record<string, unknown>, y: number): Target | undefined {
  const { from } = data;
  if (typeof from !== 'number') return undefined;
  const above = [...list.children].filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  });
  return { from, to: above.length };
}

function mark(list: Element, target: Target | undefined) {
  for (const [index, row] of [...list.children].entries()) {
    if (target && target.to !== target.from && index === target.to)
      row.setAttribute('data-drop', target.to < target.from ? 'before' : 'after');
    else row.removeAttribute('data-drop');
  }
}
