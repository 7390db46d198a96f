import { nameOfLanguage } from '../schema/sets/describeSet';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { DocumentState } from '../editor/model/createDocument';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { TemplateDraft } from '../schema/draft/draft';
import { languagesOf, memberKey, newSet, type SetMember } from '../schema/draft/set';
import { createMemberMaker } from '../schema/sets/makeMembers';
import { plural } from '../schema/values/text';
import { Select } from '../ui/controls/Input';
import { RowChoice } from './RowChoice';
import { languageOfDraft } from './model/setCommands';
import { setViewOf } from './model/setView';
import styles from './sets.module.css';
import words from '../ui/styles/words.module.css';

/** Makes a member of the set of a document. Phones and Check ask for the same state, and get the same template. */
function createShown(member: SetMember): (state: DocumentState) => TemplateDraft {
  const made = new WeakMap<DocumentState, TemplateDraft>();
  return (state) => {
    const { draft, set = newSet(languageOfDraft(draft)) } = state;
    const template = made.get(state) ?? createMemberMaker({ ...state, set })(member);
    made.set(state, template);
    return template;
  };
}

/** Chooses which template of a set the phones and Check show. */
export function MemberChoice({ editor }: { editor: TemplateEditor }) {
  const { draft, set: stored } = useStore(editor.document);
  const set = useMemo(() => stored ?? newSet(languageOfDraft(draft)), [stored, draft]);
  const { sheet } = set;
  const view = setViewOf(editor);
  const chosen = useStore(view);
  const language = languagesOf(set).find((tag) => tag === chosen.language) ?? set.language;
  const row = sheet?.rows.find(({ id }) => id === chosen.row) ?? sheet?.rows[0];
  const chooseRow = useCallback((id: string) => view.setState({ row: id }), [view]);
  const key = memberKey(language, row?.id);
  const ownCount = Object.keys(set.own[key] ?? {}).length;
  const make = useMemo(() => createShown({ key, language, ...(row && { row }) }), [key, language, row]);

  // Phones and Check are drawn by other parts of the page.
  useEffect(() => {
    editor.shown.setState({ make }, true);
    return () => editor.shown.setState({}, true);
  }, [editor, make]);

  return (
    <>
      {set.languages.length > 0 && (
        <Select
          aria-label="Language on the phones"
          className={styles.choice}
          value={language}
          choices={languagesOf(set).map((value) => ({ value, label: nameOfLanguage(value) }))}
          onChange={({ target }) => view.setState({ language: target.value })}
        />
      )}
      {sheet && row && (
        <RowChoice
          aria-label="Row on the phones"
          className={styles.choice}
          sheet={sheet}
          value={row.id}
          onChoose={chooseRow}
        />
      )}
      {ownCount > 0 && (
        <span className={`${words.note} ${styles.ownCount}`}>{plural(ownCount, 'text')} only here</span>
      )}
    </>
  );
}
