import { useEffect } from 'react';
import type { TemplateEditorModel } from '../../editor/model/createTemplateEditor';
import { useConnection } from '../../submission/connection/connection';

/** Judges a template by the text limit of the platform that it would go to, once that is known. */
export function usePlatformTextLimit(editor: TemplateEditorModel) {
  const { data: connection } = useConnection();
  const textLimit = connection?.textLimit;

  // The platform's text limit arrives from the server.
  useEffect(() => {
    if (textLimit !== undefined) editor.setTextLimit(textLimit);
  }, [editor, textLimit]);
}
