import { altTextOf, maxAltText, withAltText } from '../../schema/media/altTexts';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import { useDraftText, useEditor } from '../model/EditorContext';
import type { CardPath } from '../../schema/draft/cards';

/** What people who cannot see the picture are told. It belongs to the draft, not to the template. */
export function AltTextField({ at }: { at: `${CardPath}.media.contentInfo.fileUrl` }) {
  const { document, history } = useEditor();
  const address = useDraftText(at);
  const text = useStore(document, ({ altTexts }) => altTextOf(altTexts, address));
  if (address === '') return null;

  function change(next: string) {
    document.dispatch({
      origin: 'field',
      label: 'typing in Alt text',
      merges: true,
      apply: (state) => ({
        ...state,
        altTexts: withAltText(state.altTexts, address, next),
      }),
    });
  }
  return (
    <Field
      label="Alt text"
      hint="For people who cannot see the picture, and for your colleagues. It stays with the draft and is never sent."
    >
      {(control) => (
        <TextInput
          {...control}
          maxLength={maxAltText}
          placeholder="A red running shoe on wet stone"
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={history.sealStep}
        />
      )}
    </Field>
  );
}
