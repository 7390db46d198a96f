import { limits } from '../../schema/values/limits';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { Counter, describeLimit } from './Counter';
import { useDraftText, useOffer, useVisibleIssue } from '../model/EditorContext';
import { OfferLine } from '../offers/OfferLine';
import { useField } from './useField';

/** The template's name. Under an invalid name it offers a valid one. */
export function NameField() {
  const value = useDraftText('name');
  const error = useVisibleIssue('name');
  const { attach, ...registered } = useField<HTMLInputElement>('name');
  const offer = useOffer('name');
  return (
    <Field
      label="Template name"
      technicalName="name"
      required
      hint="Lowercase letters, digits and underscores. Each name can be used once."
      error={error}
      trailing={<Counter text={value} max={limits.name} />}
      trailingDescription={describeLimit(limits.name)}
      offer={offer && <OfferLine at="name" label="Template name" offer={offer} />}
    >
      {(control) => (
        <TextInput
          {...control}
          {...registered}
          ref={attach}
          data-path="name"
          spellCheck={false}
          autoCapitalize="off"
          placeholder="order_shipped"
        />
      )}
    </Field>
  );
}
