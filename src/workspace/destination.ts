import { useEffect } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { Connection, ConnectedPlatform } from '../schema/responses/connection';
import { useConnection, platformNamed, platformOf } from '../submission/connection/connection';
import { useStore } from 'zustand';
import type { OpenedTemplate } from './createOpenTemplate';

type Sent = Pick<OpenedTemplate, 'screen' | 'sendings'>;

/** Where a draft is sent: the platform that was chosen for it, else the one that it went to last, else the default one. */
export function findDestination({ screen, sendings }: Sent, connection: Connection): ConnectedPlatform {
  const { destination } = screen.getState();
  const last = sendings.getState().at(-1);
  if (destination === undefined && last)
    return platformOf(connection, last) ?? platformNamed(connection, destination);
  return platformNamed(connection, destination);
}

/** The same, while a component is drawn; undefined until the connection is known. */
export function useDestination(open: Sent): ConnectedPlatform | undefined {
  const { data: connection } = useConnection();
  useStore(open.screen, ({ destination }) => destination);
  useStore(open.sendings);
  return connection && findDestination(open, connection);
}

/** Validates a template against the text limit of the platforms, once the server has sent it. It is the same for all of them. */
export function usePlatformTextLimit(editor: TemplateEditor) {
  const { data: connection } = useConnection();
  const textLimit = connection?.platforms[0].textLimit;

  // The limit comes from the server.
  useEffect(() => {
    if (textLimit !== undefined) editor.diagnostics.setTextLimit(textLimit);
  }, [editor, textLimit]);
}
