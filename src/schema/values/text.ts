import { z } from './zod';

/** What is wrong, twice: a sentence for the person who writes, and what the parameter must be, for an API answer. */
export type Words = { message: string; requirement: string };

export type TextRule = {
  /** What people call it, capitalised: "Button text". */
  name: string;
  /** UTF-16 code units at most. */
  max?: number;
  /** Judges what is neither blank nor too long; returns words when it is wrong. */
  format?: (value: string) => Words | undefined;
  description?: string;
  /** The format as a pattern for JSON Schema, where it has one. */
  pattern?: string;
};

/** UTF-16 code units: the count of the counter, the gate and the server (see `limits`). */
export function countCharacters(text: string): number {
  return text.length;
}

const number = new Intl.NumberFormat('en-US');

/** "3,072" in every locale, so that a sentence reads the same on page and server. */
export function formatNumber(value: number): string {
  return number.format(value);
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function wordsFor(value: string, rule: TextRule, required: boolean): Words | undefined {
  const { name, max } = rule;
  if (value.includes('\0')) {
    return {
      message: `${name} holds an invisible NUL character. Delete it.`,
      requirement: 'must not hold NUL characters',
    };
  }
  if (!value.isWellFormed()) {
    return {
      message: `${name} holds half of a character (a lone surrogate). Delete it and type it again.`,
      requirement: 'must be well-formed Unicode without lone surrogates',
    };
  }
  if (required && value.trim() === '') {
    return { message: `Enter the ${lower(name)}.`, requirement: 'must not be blank' };
  }
  const count = countCharacters(value);
  if (max !== undefined && count > max) {
    return {
      message: `${name} has ${formatNumber(count)} characters. Use ${formatNumber(max)} or fewer.`,
      requirement: `must have at most ${max} characters`,
    };
  }
  return value === '' ? undefined : rule.format?.(value);
}

function textSchema(rule: TextRule, required: boolean) {
  const { name, max, pattern, description } = rule;
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `Enter the ${lower(name)}.` : `${name} must be text.`),
    })
    .check((context) => {
      const words = wordsFor(context.value, rule, required);
      if (words) {
        const { message, requirement } = words;
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
      ...(required ? { minLength: 1 } : {}),
      ...(max === undefined ? {} : { maxLength: max }),
      ...(pattern === undefined ? {} : { pattern }),
      ...(description === undefined ? {} : { description }),
    });
}

/** A text that must be there and hold more than white space. */
export function requiredText(rule: TextRule) {
  return textSchema(rule, true);
}

/** A text that may be absent or empty (an empty one counts as absent, and its format is not judged). */
export function optionalText(rule: TextRule) {
  return textSchema(rule, false).optional();
}
