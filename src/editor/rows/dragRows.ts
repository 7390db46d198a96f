import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

const placeIn = (list: Element, row: Element) => [...list.children].indexOf(row);

/** Lets a row be dragged by its grip. */
export function makeRowDraggable(row: HTMLElement, list: Element, grip: HTMLElement) {
  draggable({
    element: row,
    dragHandle: grip,
    getInitialData: () => ({ list, from: placeIn(list, row) }),
    onDragStart: () => row.setAttribute('data-dragged', ''),
    onDrop: () => row.removeAttribute('data-dragged'),
  });
}

/** Lets the rows of a list be dropped at other places of the same list. */
export function makeListDroppable(
  list: Element,
  onMove: (index: number, target: number) => void,
  sideways: boolean,
) {
  dropTargetForElements({
    element: list,
    canDrop: ({ source }) => source.data.list === list,
    onDrag: ({ source, location }) =>
      showTarget(list, targetAt(list, source.data, location.current.input, sideways)),
    onDragLeave: () => showTarget(list, undefined),
    onDrop({ source, location }) {
      showTarget(list, undefined);
      const target = targetAt(list, source.data, location.current.input, sideways);
      if (target && target.to !== target.from) onMove(target.from, target.to);
    },
  });
}

type Target = { from: number; to: number };

type Pointer = { clientX: number; clientY: number };

/** The index of the dragged row if it were dropped now. */
function targetAt(
  list: Element,
  data: Record<string, unknown>,
  { clientX, clientY }: Pointer,
  sideways: boolean,
): Target | undefined {
  const { from } = data;
  if (typeof from !== 'number') return undefined;
  const above = [...list.children].filter((row, index) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    const isBefore = sideways ? left + width / 2 < clientX : top + height / 2 < clientY;
    return index !== from && isBefore;
  });
  return { from, to: above.length };
}

function showTarget(list: Element, target: Target | undefined) {
  for (const [index, row] of [...list.children].entries()) {
    if (target && target.to !== target.from && index === target.to)
      row.setAttribute('data-drop', target.to < target.from ? 'before' : 'after');
    else row.removeAttribute('data-drop');
  }
}
