import { lazy } from '../../lib/lazy';
import { fieldMeta, type FieldMeta } from '../walk/fieldMeta';
import { z } from './zod';

/** A problem in two wordings: a sentence for people, and the requirement on the parameter for an API answer. */
export type Words = { message: string; requirement: string };

export type TextRule = Pick<FieldMeta, 'shownIn' | 'takesMarkers' | 'inForm'> & {
  /** The name for people, capitalised: "Button text". */
  name: string;
  /** The name within its parent, where it is shorter: "Text". */
  label?: string;
  form: NonNullable<FieldMeta['form']>;
  /** UTF-16 code units at most. */
  max?: number;
  /** The grammar of the text: words for people when the value breaks it. */
  check?: (value: string) => Words | undefined;
  description?: string;
  /** The grammar as a pattern for JSON Schema, where it has one. */
  pattern?: string;
};

/** UTF-16 code units: the count of the counter, the gate and the server (see `limits`). */
export function countCharacters(text: string): number {
  return text.length;
}

const number = lazy(() => new Intl.NumberFormat('en-US'));

/** "3,072" in every locale, so that a sentence reads the same on page and server. */
export function formatNumber(value: number): string {
  return number().format(value);
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** All that is wrong with a text. A character that cannot be sent, or a missing text, stands alone. */
function wordsFor(value: string, rule: TextRule, required: boolean): Words[] {
  const { name, max } = rule;
  if (value.includes('\0')) {
    return [
      {
        message: `${name} holds an invisible NUL character. Delete it.`,
        requirement: 'must not hold NUL characters',
      },
    ];
  }
  if (!value.isWellFormed()) {
    return [
      {
        message: `${name} holds half of a character (a lone surrogate). Delete it and type it again.`,
        requirement: 'must be well-formed Unicode without lone surrogates',
      },
    ];
  }
  if (required && value.trim() === '') {
    return [{ message: `Enter the ${lower(name)}.`, requirement: 'must not be blank' }];
  }
  const found: Words[] = [];
  const count = countCharacters(value);
  if (max !== undefined && count > max) {
    found.push({
      message: `${name} has ${formatNumber(count)} characters. Use ${formatNumber(max)} or fewer.`,
      requirement: `must have at most ${max} characters`,
    });
  }
  const ungrammatical = rule.check?.(value);
  if (ungrammatical) found.push(ungrammatical);
  return found;
}

function textSchema(rule: TextRule, required: boolean) {
  const { name, label = name, form, shownIn, takesMarkers, inForm, max, pattern, description } = rule;
  const refusesEmpty = required || rule.check?.('') !== undefined;
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `Enter the ${lower(name)}.` : `${name} must be text.`),
    })
    .check((context) => {
      for (const { message, requirement } of wordsFor(context.value, rule, required)) {
        context.issues.push({
          code: 'custom',
          input: context.value,
          message,
          params: { requirement },
          continue: true,
        });
      }
    })
    .meta({
      ...(refusesEmpty ? { minLength: 1 } : {}),
      ...(max === undefined ? {} : { maxLength: max }),
      ...(pattern === undefined ? {} : { pattern }),
      ...(description === undefined ? {} : { description }),
    })
    .register(fieldMeta, {
      name,
      label,
      form,
      ...(max === undefined ? {} : { limit: max }),
      ...(shownIn ? { shownIn } : {}),
      ...(takesMarkers ? { takesMarkers } : {}),
      ...(inForm ? { inForm } : {}),
    });
}

/** A text that must be present and hold more than white space. */
export function requiredText(rule: TextRule) {
  return textSchema(rule, true);
}

/** A text that may be absent. If present it must fit its grammar; free text may be empty. */
export function optionalText(rule: TextRule) {
  return textSchema(rule, false).optional();
}
