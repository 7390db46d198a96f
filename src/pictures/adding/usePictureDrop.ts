import { useState } from 'react';
import type { Pictures } from '../../editor/media/Pictures';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { isModalOpen } from '../../ui/browser/focus';
import { useWindowEvent } from '../../ui/browser/hooks';
import { dropPlaceAt, openCard, targetOf } from './dropTarget';
import { mediaFilesOf } from './mediaFiles';

/** Takes pictures dropped on the page or pasted. */
export function usePictureDrop(editor: TemplateEditor, pictures: Pictures) {
  const [highlight] = useState(createHighlight);

  useWindowEvent('dragover', ({ target, dataTransfer }) => {
    if (!dataTransfer?.types.includes('Files')) return;
    highlight.over(target);
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) highlight.over(null);
  });
  useWindowEvent('drop', ({ target, dataTransfer }) => {
    highlight.over(null);
    const files = mediaFilesOf(dataTransfer);
    // The browser does not show the file in place of the page: every drop of a file is taken.
    if (files.length === 0 || isModalOpen()) return;
    pictures.add(files, targetOf(editor, target, files.length));
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
  function show(place: Element | undefined) {
    if (place === shown) return;
    shown?.removeAttribute('data-takes-drop');
    place?.setAttribute('data-takes-drop', '');
    shown = place;
  }
  return {
    over(target: EventTarget | null) {
      show(target === null ? undefined : dropPlaceAt(target));
    },
  };
}
