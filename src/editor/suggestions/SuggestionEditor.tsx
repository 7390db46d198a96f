import type { ReactNode } from 'react';
import { limits } from '../../schema/values/limits';
import type { SuggestionKind } from '../../schema/draft/suggestionKind';
import { suggestionKinds } from '../../schema/draft/suggestionKinds';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { useEditor, useVisibleIssue } from '../model/EditorContext';
import type { SuggestionPath } from '../model/paths';
import { Fold } from '../fields/Fold';
import { TextField } from '../fields/TextField';
import { CalendarFields } from './CalendarFields';
import { changeKind } from './changeKind';
import { OpenUrlFields } from './OpenUrlFields';
import { PostbackField } from './PostbackField';
import { suggestionMessages } from './suggestionMessages';
import { ViewLocationFields } from './ViewLocationFields';
import styles from './SuggestionEditor.module.css';

type ActionPath = `${SuggestionPath}.action`;

const kindFields = {
  reply: () => null,
  shareLocationAction: () => null,
  openUrlAction: (at) => <OpenUrlFields at={`${at}.openUrlAction`} />,
  dialAction: (at) => (
    <TextField
      at={`${at}.dialAction.phoneNumber`}
      label="Phone number"
      hint="With + and country code, without spaces: +912266123456"
      required
      inputMode="tel"
      dir="ltr"
    />
  ),
  viewLocationAction: (at) => <ViewLocationFields at={`${at}.viewLocationAction`} />,
  createCalendarEventAction: (at) => <CalendarFields at={`${at}.createCalendarEventAction`} />,
} satisfies Record<SuggestionKind, (at: ActionPath) => ReactNode>;

/** All fields of the open button. */
export function SuggestionEditor({ at, kind }: { at: SuggestionPath; kind: SuggestionKind | undefined }) {
  const editor = useEditor();
  const error = useVisibleIssue(at);
  const actionError = useVisibleIssue(`${at}.action`);
  return (
    <div className={styles['fields']}>
      <Field
        label="What it does"
        required
        hint={kind && suggestionMessages[kind].does}
        error={[error, actionError].filter(Boolean).join('\n') || undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={kind ?? ''}
            {...(kind ? {} : { blank: 'Choose' })}
            choices={suggestionKinds.map((value) => ({ value, label: suggestionMessages[value].name }))}
            onChange={(event) => {
              const chosen = suggestionKinds.find((value) => value === event.target.value);
              if (chosen) changeKind(editor, at, chosen);
            }}
          />
        )}
      </Field>
      {kind && <KindEditor key={kind} at={at} kind={kind} />}
    </div>
  );
}

function KindEditor({ at, kind }: { at: SuggestionPath; kind: SuggestionKind }) {
  const member = kind === 'reply' ? (`${at}.reply` as const) : (`${at}.action` as const);
  return (
    <>
      <TextField
        at={`${member}.text`}
        label="Button text"
        required
        max={limits.suggestionText}
        firstOf={at}
      />
      {kindFields[kind](`${at}.action`)}
      <Fold
        entry={at}
        fields={[
          { at: `${member}.postbackData`, name: 'postback' },
          ...(kind === 'reply' ? [] : [{ at: `${at}.action.fallbackUrl`, name: 'fallback address' }]),
        ]}
      >
        {() => (
          <>
            <PostbackField
              at={`${member}.postbackData`}
              textAt={`${member}.text`}
              isReply={kind === 'reply'}
            />
            {kind !== 'reply' && (
              <TextField
                at={`${at}.action.fallbackUrl`}
                label="Fallback address"
                hint="Opens in a browser on phones that cannot do the above."
                max={limits.url}
                inputMode="url"
                dir="ltr"
              />
            )}
          </>
        )}
      </Fold>
    </>
  );
}
