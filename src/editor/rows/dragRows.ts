import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Lets a row be dragged by its grip. */
export function makeRowDraggable(row: HTMLElement, list: Element, grip: HTMLElement) {
  draggable({
    element: row,
    dragHandle: grip,
    getInitialData: () => ({ list, from: [...list.children].indexOf(row) }),
    onDragStart: () => row.setAttribute('data-dragged', ''),
    onDrop: () => row.removeAttribute('data-dragged'),
  });
}

type Drag = {
  source: { data: Record<string, unknown> };
  location: { current: { input: { clientX: number; clientY: number } } };
};

/** Lets the rows of a list be dropped at other places of the same list. `sideways`: they stand side by side. */
export function makeListDroppable(
  list: Element,
  onMove: (index: number, target: number) => void,
  sideways: boolean,
) {
  /** The index of the dragged row, and the one that it would have if it were dropped now. */
  function indexes({ source, location }: Drag) {
    const { clientX, clientY } = location.current.input;
    const from = Number(source.data.from);
    const before = [...list.children].filter((row, index) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return index !== from && (sideways ? left + width / 2 < clientX : top + height / 2 < clientY);
    });
    return { from, to: before.length };
  }
  function showTarget({ from, to } = { from: -1, to: -1 }) {
    for (const [index, row] of [...list.children].entries())
      if (index === to && to !== from) row.setAttribute('data-drop', to < from ? 'before' : 'after');
      else row.removeAttribute('data-drop');
  }
  dropTargetForElements({
    element: list,
    canDrop: ({ source }) => source.data.list === list,
    onDrag: (drag) => showTarget(indexes(drag)),
    onDragLeave: () => showTarget(),
    onDrop(drag) {
      showTarget();
      const { from, to } = indexes(drag);
      if (to !== from) onMove(from, to);
    },
  });
}
