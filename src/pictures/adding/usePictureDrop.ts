import { useState } from 'react';
import type { Pictures } from '../../editor/media/Pictures';
import type { PictureTarget } from '../../editor/media/pictureCommands';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { cardOf } from '../../editor/state/paths';
import { valueAt } from '../../lib/path';
import { cardsPath, standaloneContentPath, type CardPath } from '../../schema/draft/cards';
import { isModalOpen } from '../../ui/browser/focus';
import { useWindowEvent } from '../../ui/browser/hooks';
import { mediaFilesOf } from '../../editor/media/droppedFiles';

/** Takes pictures dropped on the page or pasted. */
export function usePictureDrop(editor: TemplateEditor, pictures: Pictures) {
  const [highlight] = useState(createHighlight);

  useWindowEvent('dragover', ({ target, dataTransfer }) => {
    if (dataTransfer?.types.includes('Files')) highlight(dropPlaceAt(target));
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) highlight(undefined);
  });
  useWindowEvent('drop', ({ target, dataTransfer }) => {
    highlight(undefined);
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
  return (place: Element | undefined) => {
    if (place === shown) return;
    shown?.removeAttribute('data-takes-drop');
    place?.setAttribute('data-takes-drop', '');
    shown = place;
  };
}

/** The card of the form that is open. */
function openCard({ document, selection }: TemplateEditor): CardPath {
  return document.getState().draft.type === 'carousel'
    ? `${cardsPath}.${selection.getState().card}`
    : standaloneContentPath;
}

/** The part of the page under a drag that takes pictures: a field, a card of the strip, a card on a phone. */
function dropPlaceAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const marked = target.closest('[data-picture-drop]');
  if (marked) return marked;
  const card = target.closest('[role="group"]:has(> [data-path]), [data-path]');
  return card && pathOf(card) !== undefined ? card : undefined;
}

function pathOf(place: Element): string | undefined {
  const path = place.getAttribute('data-picture-drop') ?? place.getAttribute('data-path') ?? '';
  if (path === 'cards') return path;
  const index = cardOf(path);
  if (index !== undefined) return `${cardsPath}.${index}`;
  return path.startsWith(standaloneContentPath) ? standaloneContentPath : undefined;
}

/**
 * Where pictures go that are dropped on an element. Beside all cards: one picture on the open card if that has none,
 * else on cards of their own.
 */
function targetOf(editor: TemplateEditor, target: EventTarget | null, count: number): PictureTarget {
  const place = dropPlaceAt(target);
  const path = place && pathOf(place);
  if (path !== undefined) return path as PictureTarget;
  const open = openCard(editor);
  const hasPicture = valueAt(editor.document.getState().draft, `${open}.media`) !== undefined;
  return count === 1 && !hasPicture ? open : 'cards';
}
