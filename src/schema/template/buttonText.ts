import { limits } from '../values/limits';
import { requiredText } from '../values/textSchema';

/** The text on a button, reply or action. */
export const buttonText = requiredText({
  name: 'Button text',
  label: 'Text',
  form: 'freeText',
  shownIn: 'button',
  max: limits.suggestionText,
});
