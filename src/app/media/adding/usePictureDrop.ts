import { useState } from 'react';
import type { Pictures } from '../../../editor/media/Pictures';
import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import { isModalOpen } from '../../../ui/browser/isModalOpen';
import { useWindowEvent } from '../../../ui/browser/useWindowEvent';
import { dropPlaceAt, openCard, targetOf } from './dropTarget';
import { mediaFilesOf } from './mediaFiles';

/** Takes pictures dropped on the page or pasted. */
export function usePictureDrop(editor: TemplateEditor, pictures: Pictures) {
  const [highlight] = useState(createHighlight);

  useWindowEvent('dragover', ({ target, dataTransfer }) => {
    if (dataTransfer?.types.includes('Files')) highlight.show(dropPlaceAt(target));
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) highlight.show(undefined);
  });
  useWindowEvent('drop', (event) => {
    highlight.show(undefined);
    const files = mediaFilesOf(event.dataTransfer);
    if (files.length === 0 || isModalOpen()) return;
    event.preventDefault();
    pictures.add(files, targetOf(editor, event.target, files.length));
  });
  useWindowEvent('paste', (event) => {
    const { clipboardData } = event;
    // A copied cell of a table comes with a picture of itself.
    if (event.defaultPrevented || isModalOpen() || clipboardData?.getData('text/plain').trim() !== '') return;
    const files = mediaFilesOf(clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files, files.length === 1 ? openCard(editor) : 'cards');
  });
}

/** Marks the place under a drag, outside React: a drag over the page draws nothing again. */
function createHighlight() {
  let shown: Element | undefined;
  return {
    show(place: Element | undefined) {
      if (place === shown) return;
      shown?.removeAttribute('data-takes-drop');
      place?.setAttribute('data-takes-drop', '');
      shown = place;
    },
  };
}
