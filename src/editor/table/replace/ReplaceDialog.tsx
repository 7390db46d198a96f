import { useState, type KeyboardEvent } from 'react';
import { nameOfPath } from '../../../schema/template/templateTree';
import { parsePath } from '../../../schema/values/issues';
import { formatNumber, plural } from '../../../schema/values/text';
import { Button } from '../../../ui/controls/Button';
import { Checkbox, TextInput } from '../../../ui/controls/Input';
import { Dialog } from '../../../ui/controls/Dialog';
import { Field } from '../../../ui/controls/Field';
import { DialogStatus } from '../../../ui/notices/announcer';
import { useStore } from 'zustand';
import { runCommand } from '../../model/createDocument';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { findMatches, replaceMatches, type Match } from './findMatches';
import words from '../../../ui/styles/words.module.css';
import styles from '../dialogs.module.css';

const many = (count: number) => plural(count, 'match', 'matches');
/** Letters of the text that are shown before and after a match. */
const context = 32;
const maxShown = 60;
const plainInput = {
  dir: 'auto',
  spellCheck: false,
  // Without this, Enter would press the first button of the dialog.
  onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
};

/** Finds a text in all texts and addresses of the template, and replaces it at one place or everywhere. */
export function ReplaceDialog({ editor, onClose }: { editor: TemplateEditor; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [last, setLast] = useState<{ query: string; matchesCase: boolean; count: number }>();
  const draft = useStore(editor.document, (state) => state.draft);
  const isReadOnly = useStore(editor.document.readOnly);
  const matches = findMatches(draft, { query, matchesCase });

  function replace(chosen: readonly Match[]) {
    const paths = new Set(chosen.map(({ path }) => path));
    const done = runCommand(editor, {
      label: `replace “${query.slice(0, 40)}”`,
      announcement: `Replaced ${many(chosen.length)}. You can undo this.`,
      apply: (state) => ({ ...state, draft: replaceMatches(state.draft, chosen, replacement) }),
    });
    if (!done) return;
    setLast({ query, matchesCase, count: chosen.length });
    for (const path of paths) editor.diagnostics.reveal(path);
  }
  return (
    <Dialog
      title="Find and replace"
      isWide
      onClose={onClose}
      actions={
        <>
          <Button type="submit" value="close">
            Done
          </Button>
          {matches.length > 0 && !isReadOnly && (
            <Button variant="primary" onClick={() => replace(matches)}>
              Replace {matches.length === 1 ? many(1) : `all ${formatNumber(matches.length)}`}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        <Field label="Find" required hint="Searches all texts, links and numbers of this template.">
          <TextInput value={query} {...plainInput} onChange={({ target }) => setQuery(target.value)} />
        </Field>
        <Field label="Replace with" hint="Leave empty to delete the text.">
          <TextInput
            value={replacement}
            {...plainInput}
            onChange={({ target }) => setReplacement(target.value)}
          />
        </Field>
      </div>
      <Checkbox
        label="Match case"
        checked={matchesCase}
        onChange={({ target }) => setMatchesCase(target.checked)}
      />
      <p aria-live="polite" className={`${words.soft} ${styles.count}`}>
        {query === ''
          ? ''
          : matches.length === 0
            ? last?.query === query && last.matchesCase === matchesCase
              ? `Replaced ${many(last.count)}.`
              : `No matches for “${query}”.`
            : many(matches.length)}
      </p>
      {matches.length > 0 && (
        <ol className={styles.matches} aria-label="Matches">
          {matches.slice(0, maxShown).map((match) => (
            <li key={`${match.path} ${match.start}`}>
              <MatchText match={match} />
              {!isReadOnly && (
                <Button
                  size="small"
                  aria-label={`Replace in ${nameOfPath(parsePath(match.path))}`}
                  onClick={() => replace([match])}
                >
                  Replace
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {matches.length > maxShown && <p>and {matches.length - maxShown} more</p>}
      <DialogStatus />
    </Dialog>
  );
}

/** A match with the text around it, and its place. */
function MatchText({ match: { path, text, start, end } }: { match: Match }) {
  const from = Math.max(0, start - context);
  const to = Math.min(text.length, end + context);
  return (
    <div className={styles.match}>
      <span className={words.note}>{nameOfPath(parsePath(path))}</span>
      <span dir="auto">
        {from > 0 && '…'}
        {text.slice(from, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end, to)}
        {to < text.length && '…'}
      </span>
    </div>
  );
}
