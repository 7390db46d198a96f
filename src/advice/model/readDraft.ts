import { isRecord } from '../../lib/isRecord';
import type { CardContent } from '../../schema/template/cardContent';
import type { Suggestion } from '../../schema/template/suggestion';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { templateTree } from '../../schema/template/templateTree';
import type { KeysOf, ValueAt } from '../../schema/values/loose';
import type { FieldNode } from '../../schema/walk/fieldNode';

/**
 * The readable parts of a shape. If its value is missing or of another type, a text is blank, a list is empty, and an
 * object or a switch is absent. Positions in lists are kept.
 */
type Reading<T> = [T] extends [string | undefined]
  ? string
  : [T] extends [boolean | undefined]
    ? boolean | undefined
    : [T] extends [readonly (infer Item)[] | undefined]
      ? Reading<Item>[]
      : { [K in KeysOf<T>]: Reading<Exclude<ValueAt<T, K>, undefined>> } | undefined;

export type SuggestionReading = NonNullable<Reading<Suggestion>>;
export type CardReading = NonNullable<Reading<CardContent>>;
export type ComponentReading = NonNullable<Reading<CreateTemplatePayload['component']>>;

/** The component of a draft of any shape, as far as it can be read; undefined when there is none. Never throws. */
export function readComponent(draft: unknown): ComponentReading | undefined {
  return (read(draft, templateTree()) as Reading<CreateTemplatePayload>)?.component;
}

function read(value: unknown, node: FieldNode): unknown {
  switch (node.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string' ? value : '';
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'list': {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.map((entry) => read(entry, node.entry));
    }
    case 'object':
      return isRecord(value)
        ? Object.fromEntries([...node.members].map(([key, member]) => [key, read(value[key], member)]))
        : undefined;
    default:
      return node satisfies never;
  }
}
