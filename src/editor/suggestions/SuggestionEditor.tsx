import type { ReactNode } from 'react';
import { kindNames, type SuggestionKind, suggestionKinds } from '../../schema/draft/suggestionKinds';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { useEditor } from '../model/EditorContext';
import type { SuggestionPath, SuggestionsPath } from '../state/paths';
import { useVisibleIssue } from '../fields/templateForm';
import { TemplateTextField } from '../fields/TextField';
import { changeKind } from './changeKind';
import { OpenUrlFields, CalendarFields, ViewLocationFields, WebviewFields } from './targetFields';
import { QuickTarget } from './QuickTarget';
import { suggestionMessages } from './suggestionMessages';
import styles from './suggestions.module.css';
import { Fold } from '../fields/Fold';
import { PostbackField } from './PostbackField';

const kindFields = {
  reply: (at, list) => <QuickTarget at={at} list={list} />,
  shareLocationAction: () => null,
  openUrlAction: (at) => <OpenUrlFields at={`${at}.action.openUrlAction`} />,
  dialAction: (at) => (
    <TemplateTextField
      at={`${at}.action.dialAction.phoneNumber`}
      hint="Include the country code."
      placeholder="+91 22 6612 3456"
    />
  ),
  viewLocationAction: (at) => <ViewLocationFields at={`${at}.action.viewLocationAction`} />,
  createCalendarEventAction: (at) => <CalendarFields at={`${at}.action.createCalendarEventAction`} />,
} satisfies Record<SuggestionKind, (at: SuggestionPath, list: SuggestionsPath) => ReactNode>;

type SuggestionEditorProps = { list: SuggestionsPath; at: SuggestionPath; kind: SuggestionKind | undefined };

/** All fields of the open button. */
export function SuggestionEditor({ list, at, kind }: SuggestionEditorProps) {
  const editor = useEditor();
  const error = useVisibleIssue(at);
  const actionError = useVisibleIssue(`${at}.action`);
  return (
    <div className={styles.fields}>
      <Field
        label="What it does"
        technicalName={kind && (kind === 'reply' ? kind : `action.${kind}`)}
        required
        inline
        hint={kind && suggestionMessages[kind].does}
        error={error ?? actionError}
      >
        <Select
          value={kind ?? ''}
          {...(kind ? {} : { blank: 'Choose…' })}
          choices={suggestionKinds.map((value) => ({ value, label: kindNames[value] }))}
          onChange={(event) => {
            const chosen = suggestionKinds.find((value) => value === event.target.value);
            if (chosen) changeKind(editor, at, chosen);
          }}
        />
      </Field>
      {kind && <KindEditor key={kind} list={list} at={at} kind={kind} />}
    </div>
  );
}

type KindEditorProps = SuggestionEditorProps & { kind: SuggestionKind };

/** The text of the button, the fields of its kind, and its rare fields. */
function KindEditor({ list, at, kind }: KindEditorProps) {
  const member = kind === 'reply' ? (`${at}.reply` as const) : (`${at}.action` as const);
  const open = `${at}.action.openUrlAction` as const;
  return (
    <>
      <TemplateTextField at={`${member}.text`} firstOf={at} />
      {kindFields[kind](at, list)}
      <Fold
        entry={at}
        fields={[
          ...(kind === 'openUrlAction'
            ? webviewNames.map(({ key, ...rest }) => ({ at: `${open}.${key}`, ...rest }))
            : []),
          { at: `${member}.postbackData`, name: 'button ID' },
          ...(kind === 'reply' ? [] : [{ at: `${at}.action.fallbackUrl`, name: 'fallback link' }]),
        ]}
      >
        {() => (
          <>
            {kind === 'openUrlAction' && <WebviewFields at={open} />}
            <PostbackField
              at={`${member}.postbackData`}
              textAt={`${member}.text`}
              isReply={kind === 'reply'}
            />
            {kind !== 'reply' && (
              <TemplateTextField
                at={`${at}.action.fallbackUrl`}
                hint="Opens on phones that don’t support this button."
              />
            )}
          </>
        )}
      </Fold>
    </>
  );
}

const webviewNames = [
  { key: 'application', name: 'where it opens', held: 'opens in the chat', usual: 'BROWSER' },
  { key: 'webviewViewMode', held: 'in-chat window size' },
  { key: 'description', held: 'in-chat window description' },
];
