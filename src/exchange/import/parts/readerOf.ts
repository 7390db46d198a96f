import type { Loose } from '../../../schema/values/loose';
import type { TextForm } from '../../../schema/walk/fieldMeta';
import type { FieldNode, ObjectNode } from '../../../schema/walk/fieldNode';
import { walk, walkObject } from '../../../schema/walk/walk';
import type { z } from '../../../schema/values/zod';
import {
  choiceOf,
  listOf,
  objectOf,
  readPostback,
  readSwitch,
  readText,
  readTime,
  type Reader,
} from './readers';

const textReaders = {
  freeText: readText,
  identifier: readText,
  postback: readPostback,
  time: orNothing(readTime),
  address: orNothing(readText),
  phoneNumber: orNothing(readText),
  degrees: orNothing(readText),
} satisfies Record<TextForm, Reader<string>>;

/** An empty value in the place of an address, a time or a number counts as absent, and the report says so. */
function orNothing(read: Reader<string>): Reader<string> {
  return (value, at, notes) => {
    if (value !== '') return read(value, at, notes);
    notes.dropped(at.from, `"${at.from.at(-1)}" was empty, which counts as absent.`);
    return undefined;
  };
}

/** Readers for parts that have more forms than the interface's own. */
type OtherForms = readonly { schema: z.core.$ZodType; read: Reader<unknown> }[];

/**
 * Reads an object of a template as its schema states it: which members exist, and how each is read. `renames`: the
 * members that have other names elsewhere, by the name they have there.
 */
export function objectReaderOf<T extends z.ZodType>(
  schema: T,
  otherForms: OtherForms = [],
  renames: Record<string, string> = {},
): Reader<Loose<z.infer<T>>> {
  return readMembers(walkObject(schema), otherForms, renames) as Reader<Loose<z.infer<T>>>;
}

function readNode(node: FieldNode, otherForms: OtherForms): Reader<unknown> {
  const other = otherForms.find(({ schema }) => walk(schema) === node);
  if (other) return other.read;
  switch (node.kind) {
    case 'text':
      return textReaders[node.meta.form ?? 'freeText'];
    case 'choice':
      return choiceOf(node.options);
    case 'switch':
      return readSwitch;
    case 'list':
      return listOf(readNode(node.entry, otherForms));
    case 'object':
      return readMembers(node, otherForms);
    default:
      return node satisfies never;
  }
}

function readMembers(
  { members }: ObjectNode,
  otherForms: OtherForms,
  renames: Record<string, string> = {},
): Reader<object> {
  const readers = [...members].map(([name, member]) => [name, readNode(member, otherForms)] as const);
  return objectOf<Record<string, unknown>>(Object.fromEntries(readers), renames);
}
