import { fieldMeta, type FieldMeta } from '../walk/fieldMeta';
import { countCharacters, formatNumber, type Words } from './text';
import { customIssue } from './acrossFields';
import { z } from './zod';

export type TextRule = Pick<FieldMeta, 'shownIn' | 'takesMarkers' | 'inForm'> & {
  /** The name for people, capitalised: "Button text". */
  name: string;
  /** The name within its parent, where it is shorter: "Text". */
  label?: string;
  form: NonNullable<FieldMeta['form']>;
  /** UTF-16 code units at most. */
  max?: number;
  description?: string;
  /** The grammar as a pattern for JSON Schema, where it has one. */
  pattern?: string;
} & (Grammar | { fits?: undefined });

/** What a text must look like, and the words about one that does not. */
type Grammar = {
  fits: (value: string) => boolean;
  message: string | ((value: string) => string);
  requirement: string;
};

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** All that is wrong with a text. A character that cannot be sent, or a missing text, stands alone. */
function wordsFor(value: string, rule: TextRule, required: boolean): Words[] {
  const { name, max } = rule;
  if (value.includes('\0')) {
    return [
      {
        message: `${name} contains an invisible character (NUL). Delete it.`,
        requirement: 'must not contain NUL characters',
      },
    ];
  }
  if (!value.isWellFormed()) {
    return [
      {
        message: `${name} contains a damaged character. Delete it and type it again.`,
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
  if (rule.fits && !rule.fits(value)) {
    const { message, requirement } = rule;
    found.push({ message: typeof message === 'string' ? message : message(value), requirement });
  }
  return found;
}

function textSchema(rule: TextRule, required: boolean) {
  const { name, label = name, form, shownIn, takesMarkers, inForm, max, pattern, description } = rule;
  const refusesEmpty = required || rule.fits?.('') === false;
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `Enter the ${lower(name)}.` : `${name} must be text.`),
    })
    .check((context) => {
      const { value: input } = context;
      for (const words of wordsFor(input, rule, required))
        context.issues.push({ ...customIssue(words), input, continue: true });
    })
    .register(z.globalRegistry, {
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
  return z.optional(textSchema(rule, false));
}
