import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { elementRef } from '../../ui/browser/elementRef';
import type { VerificationConnection } from '../../schema/responses/verifications';
import { createStartForm, type StartFormModel } from '../start/createStartForm';
import type { StartField, StartTextField } from '../start/startFields';

export type OpenStartForm = StartFormModel & {
  /** The ref that registers the input of a field for `focus`. */
  inputRef: (field: StartTextField) => RefCallback<HTMLElement>;
  /** Focuses the input of a field; nothing happens for a field without one. */
  focus: (field: StartField) => void;
};

/** The form of a start together with its inputs on the page. */
export function openStartForm(connection: VerificationConnection): OpenStartForm {
  const inputs = new Map<string, HTMLElement>();
  return {
    ...createStartForm(connection),
    inputRef: (field) => elementRef(inputs, field),
    focus(field) {
      // Draw the value and the error first, because a screen reader reads both when the focus arrives.
      flushSync(() => undefined);
      inputs.get(field)?.focus();
    },
  };
}
