import { useEffect } from 'react';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { useConnection } from '../../submission/connection/connection';

/** Judges a template by the text limit of the platform that it would go to, once that is known. */
export function usePlatformTextLimit(editor: TemplateEditor) {
  const { data: connection } = useConnection();
  const textLimit = connection?.textLimit;

  // The platform's text limit arrives from the server.
  useEffect(() => {
    if (textLimit !== undefined) editor.diagnostics.setTextLimit(textLimit);
  }, [editor, textLimit]);
}
