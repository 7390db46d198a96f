import { announce } from '../../ui/notices/announcer';
import { readOnlyMessage } from '../model/createDocument';
import type { TemplateEditor } from '../model/TemplateEditor';

/** Undoes or redoes one step and says which. */
export function announceStep({ document, history }: TemplateEditor, verb: 'undo' | 'redo') {
  const label = history[verb]();
  announce(
    document.readOnly.getState()
      ? readOnlyMessage
      : label === undefined
        ? `There is nothing to ${verb}.`
        : `${verb === 'undo' ? 'Undid' : 'Redid'}: ${label}.`,
  );
}
