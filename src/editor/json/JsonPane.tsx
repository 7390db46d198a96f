import { markTurns } from '../../lib/text/isolate';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { formatNumber } from '../../schema/values/text';
import { textToUtf8 } from '../../lib/encoding/bytes';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import { download, reloadPage } from '../../ui/browser/page';
import { Notice } from '../../ui/notices/Notice';
import type { JsonEditorProps } from './JsonEditor';
import type { TemplateEditor } from '../model/TemplateEditor';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './json.module.css';

const toJson = ({ document }: TemplateEditor) =>
  JSON.stringify(draftToTemplate(document.getState().draft), null, 2);

/** The current request body, to read, edit, copy and download. */
export function JsonPane(props: JsonEditorProps) {
  const { editor } = props;
  const template = useStore(editor.diagnostics, (state) => state.template);
  const isReadOnly = useStore(editor.document.readOnly);
  const json = JSON.stringify(template, null, 2);
  // Loaded when the pane is opened.
  const loaded = useQuery({
    queryKey: ['JSON editor'],
    queryFn: () => import('./JsonEditor'),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });
  const JsonEditor = loaded.data?.JsonEditor;
  return (
    <section className={layout.stack} aria-label="Code">
      <div className={layout.row}>
        <CopyButton text={() => toJson(editor)} label="Copy JSON" copied="Copied the JSON." />
        <Button
          size="small"
          icon={<Download aria-hidden />}
          onClick={() =>
            download(`${editor.document.getState().draft.name || 'template'}.json`, `${toJson(editor)}\n`)
          }
        >
          Download
        </Button>
        <span className={`${words.note} ${styles.size}`}>{formatNumber(textToUtf8(json).length)} bytes</span>
      </div>
      <p className={words.note}>
        This is exactly what is sent.
        {!isReadOnly && ' Edit it here, and the form and preview follow.'}
      </p>
      {loaded.isError && (
        <Notice
          tone="info"
          title="Read-only"
          actions={
            <>
              <Button size="small" onClick={() => void loaded.refetch()}>
                Try again
              </Button>
              {/* Some browsers never request a file again that was once missing. */}
              <Button size="small" onClick={() => void reloadPage()}>
                Reload the page
              </Button>
            </>
          }
        >
          <p>
            The code editor couldn’t be loaded. Check your connection, then try again or reload the page. You
            can also edit in the form.
          </p>
        </Notice>
      )}
      {JsonEditor && !isReadOnly ? (
        <JsonEditor {...props} />
      ) : (
        // A scrolling region must be focusable, so that it scrolls by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.json} tabIndex={0} role="region" aria-label="Request body" dir="ltr">
          {markTurns(json)}
        </pre>
      )}
    </section>
  );
}
