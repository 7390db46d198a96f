import { useEffect } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { useConnection } from '../submission/connection/connection';

/** Validates a template against the text limit of the platforms, once the server has sent it. It is the same for all of them. */
export function usePlatformTextLimit(editor: TemplateEditor) {
  const { data: connection } = useConnection();
  const textLimit = connection?.platforms[0].textLimit;

  // The limit comes from the server.
  useEffect(() => {
    if (textLimit !== undefined) editor.diagnostics.setTextLimit(textLimit);
  }, [editor, textLimit]);
}
