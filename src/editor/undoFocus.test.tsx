// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createTemplateEditor } from './testing/createTemplateEditor';
import { cardsPath } from '../schema/draft/cards';
import { listActions } from './rows/listActions';
import { TemplateForm } from './TemplateForm';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => undefined;

it('the card that an undo moves back is open and has the focus', () => {
  const cardContents = ['Tea', 'Coffee', 'Cocoa'].map((title) => ({ title }));
  const editor = createTemplateEditor(
    { type: 'carousel', component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } } },
    {},
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<TemplateForm editor={editor} />));
  const actions = listActions(editor, cardsPath, 'card');
  act(() => editor.selection.openCard(1));
  act(() => actions.move(1, -1));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move card 1 left');
  act(() => void editor.history.undo());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Card 2: Coffee');
  act(() => void editor.history.redo());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Card 1: Coffee');
  act(() => root.unmount());
});
