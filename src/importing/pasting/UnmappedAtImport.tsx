import { markTurns } from '../../lib/text/isolate';
import { PackageOpen } from 'lucide-react';
import { runCommand } from '../../editor/model/createDocument';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import { Disclosure } from '../../ui/controls/Disclosure';
import { unmappedOf, withUnmapped } from '../../workspace/newDraft';
import words from '../../ui/styles/words.module.css';
import styles from './pasting.module.css';

const written = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? String(value));

/** Imported values that have no field. They stay with the draft until the person dismisses them. */
export function UnmappedAtImport({ editor }: { editor: TemplateEditor }) {
  const kept = useStore(editor.document, (state) => state.stash);
  const entries = Object.entries(unmappedOf(kept));
  if (entries.length === 0) return null;

  function dismiss(paths: readonly string[]) {
    const left = entries.filter(([path]) => !paths.includes(path));
    runCommand(editor, {
      label: 'dismiss values that were not imported',
      announcement: 'Dismissed. Undo to restore.',
      apply: ({ draft, stash }) => ({ draft, stash: withUnmapped(stash, Object.fromEntries(left)) }),
    });
  }
  return (
    <Disclosure
      className={styles.section}
      summary={
        <>
          <PackageOpen aria-hidden />
          Not imported: {entries.length}
        </>
      }
    >
      {() => (
        <>
          <p className={words.note}>
            Templates have no fields for these values. They’re kept here and never sent.
          </p>
          <ul className={styles.entries}>
            {entries.map(([path, value]) => (
              <li key={path}>
                <code>{path}</code>
                <pre dir="ltr">{markTurns(written(value).slice(0, 600))}</pre>
                <div className={styles.tools}>
                  <CopyButton text={() => written(value)} name={path} copied={`Copied ${path}.`} />
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Dismiss ${path}`}
                    onClick={() => dismiss([path])}
                  >
                    Dismiss
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {entries.length > 1 && (
            <Button size="small" onClick={() => dismiss(entries.map(([path]) => path))}>
              Dismiss all {entries.length}
            </Button>
          )}
        </>
      )}
    </Disclosure>
  );
}
