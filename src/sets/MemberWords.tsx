import { useState } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import type { FieldKey, SetMember } from '../schema/draft/set';
import { inheritedText } from '../schema/sets/makeMembers';
import { findTranslationIssues } from '../schema/sets/protectedParts';
import { fieldOfKey, type SetField } from '../schema/sets/setFields';
import { nameOfPath } from '../schema/template/templateTree';
import { plural } from '../schema/values/text';
import { TextButton } from '../ui/controls/Button';
import { Disclosure } from '../ui/controls/Disclosure';
import { Field } from '../ui/controls/Field';
import { Select, TextArea } from '../ui/controls/Input';
import { changeSet, withOwnText } from './model/setCommands';
import { labelOfMember, type SetModel } from './model/useSet';
import layout from '../ui/styles/layout.module.css';

type MemberWordsProps = {
  editor: TemplateEditor;
  model: SetModel;
  member: SetMember;
  isReadOnly: boolean;
  /** The field that takes the focus; with one, the words are open from the start. */
  wanted: FieldKey | undefined;
};

/** The texts that one template of a set has alone, whatever its source, its language and its row say. */
export function MemberWords({ editor, model, member, isReadOnly, wanted }: MemberWordsProps) {
  const [added, setAdded] = useState(wanted);
  const { draft, entries, set } = model.source;
  const own = Object.entries(set.own[member.key] ?? {}).flatMap(([key, text]) => {
    const field = fieldOfKey(key, draft, entries);
    return field ? [{ field, text }] : [];
  });
  const label = labelOfMember(model, member);
  // Without rows, a text of one template is that of its language.
  if (own.length === 0 && (isReadOnly || !set.sheet)) return null;
  const free = model.fields.filter(
    ({ key, text }) => text.trim() !== '' && !own.some(({ field }) => field.key === key),
  );

  function put({ key, path }: SetField, text: string) {
    changeSet(editor, {
      label: `write ${nameOfPath(path)} only for ${label}`,
      merges: true,
      change: (before) => withOwnText(before, member.key, key, text),
    });
  }
  return (
    <Disclosure
      summary={`Only for ${label}${own.length > 0 ? `: ${plural(own.length, 'text')}` : ''}`}
      startsOpen={wanted !== undefined}
    >
      {() => (
        <div className={layout.stack}>
          {own.map(({ field, text }) => (
            <Field
              key={field.key}
              label={nameOfPath(field.path)}
              required
              hint={`In the others: “${inheritedText(model.source, member, field)}”`}
              error={lengthError(field, text)}
              warning={lostParameter(field, text)}
              tools={
                !isReadOnly && (
                  <TextButton
                    onClick={() =>
                      changeSet(editor, {
                        label: `take back ${nameOfPath(field.path)} of ${label}`,
                        change: (before) => withOwnText(before, member.key, field.key, undefined),
                        announcement: `Taken back: ${nameOfPath(field.path)} of ${label}.`,
                      })
                    }
                  >
                    Take back
                  </TextButton>
                )
              }
            >
              <TextArea
                value={text}
                rows={2}
                dir="auto"
                lang={member.language}
                readOnly={isReadOnly}
                autoFocus={field.key === added}
                onChange={({ target: { value } }) => put(field, value)}
                onBlur={() => editor.history.sealStep()}
              />
            </Field>
          ))}
          {!isReadOnly && free.length > 0 && (
            <Field label="Give this template its own text" required>
              <Select
                value=""
                blank="Choose a field …"
                choices={free.map(({ key, path }) => ({ value: key, label: nameOfPath(path) }))}
                onChange={({ target: { value } }) => {
                  const field = free.find(({ key }) => key === value);
                  if (!field) return;
                  setAdded(value);
                  put(field, inheritedText(model.source, member, field));
                }}
              />
            </Field>
          )}
        </div>
      )}
    </Disclosure>
  );
}

function lengthError({ meta: { limit = Infinity } }: SetField, text: string): string | undefined {
  return text.length > limit ? `${text.length} of ${limit} characters.` : undefined;
}

/** What is different in the personal fields. The values of the row may be written out: this text is for that row alone. */
const lostParameter = ({ text: source }: SetField, text: string): string | undefined =>
  findTranslationIssues(source, text).find(
    ({ level, part }) => level === 'error' && !(part.startsWith('{{') && source.includes(part)),
  )?.message;
