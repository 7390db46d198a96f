import { useEffect } from 'react';
import type { TemplateEditorModel } from '../../editor/model/createTemplateEditor';
import { useConnection } from '../../submission/connection/connection';

/** Validates a template against the text limit of the connected platform, once the server has told it. */
export function usePlatformTextLimit(editor: TemplateEditorModel) {
  const { data: connection } = useConnection();
  const textLimit = connection?.textLimit;

  // The limit comes from the server.
  useEffect(() => {
    if (textLimit !== undefined) editor.setTextLimit(textLimit);
  }, [editor, textLimit]);
}
