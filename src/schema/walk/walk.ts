import type { z } from 'zod/mini';
import { fieldMeta } from './fieldMeta';
import type { FieldNode, ObjectNode, ObjectShape } from './fieldNode';

const nodes = new WeakMap<z.core.$ZodType, FieldNode>();

/**
 * The tree of fields that a schema describes. Each schema is walked once; the same schema gives the same node.
 *
 * @throws {Error} on a type of schema that no document uses yet, so that none is ignored.
 */
export function walk(schema: z.core.$ZodType): FieldNode {
  const known = nodes.get(schema);
  if (known) return known;
  const read = readSchema(schema);
  const own = fieldMeta.get(schema);
  const node = own ? { ...read, meta: { ...read.meta, ...own } } : read;
  nodes.set(schema, node);
  return node;
}

/** As `walk`, for a schema that describes an object. */
export function walkObject(schema: z.core.$ZodType): ObjectNode {
  const node = walk(schema);
  if (node.kind !== 'object') throw new Error(`This schema describes no object but a ${node.kind}.`);
  return node;
}

const leaf = { meta: {}, isOptional: false, isAlternative: false };

function readSchema(schema: z.core.$ZodType): FieldNode {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return { ...leaf, kind: 'text' };
    case 'boolean':
      return { ...leaf, kind: 'switch' };
    case 'enum':
      return { ...leaf, kind: 'choice', options: Object.values(def.entries).map(String) };
    case 'literal':
      return { ...leaf, kind: 'choice', options: def.values.map(String) };
    case 'optional':
      return { ...walk(def.innerType), isOptional: true };
    case 'array':
      return { ...leaf, kind: 'list', entry: walk(def.element) };
    case 'object': {
      const members = Object.entries(def.shape).map(([key, member]) => [key, walk(member)] as const);
      return { ...leaf, kind: 'object', members: new Map(members) };
    }
    case 'union':
      return def.options.map(walk).reduce(merge);
    default:
      throw new Error(`Teach schema/walk/walk.ts to read the zod type "${def.type}".`);
  }
}

/** Two members of a union as one: a field of both is merged, a field of only one is an alternative. */
function merge(a: FieldNode, b: FieldNode): FieldNode {
  if (a === b) return a;
  const common = {
    meta: { ...a.meta, ...b.meta },
    isOptional: a.isOptional || b.isOptional,
    isAlternative: a.isAlternative && b.isAlternative,
  };
  if (a.kind === 'choice' && b.kind === 'choice') {
    return { ...common, kind: 'choice', options: [...new Set([...a.options, ...b.options])] };
  }
  if (a.kind === 'object' && b.kind === 'object') {
    const names = new Set([...a.members.keys(), ...b.members.keys()]);
    return {
      ...common,
      kind: 'object',
      members: new Map([...names].map((name) => [name, pick(a, b, name)])),
    };
  }
  if (a.kind === 'text' && b.kind === 'text') return { ...common, kind: 'text' };
  throw new Error(`Members of a union disagree: ${a.kind} and ${b.kind}.`);
}

function pick(a: ObjectShape, b: ObjectShape, name: string): FieldNode {
  const [first, second] = [a.members.get(name), b.members.get(name)];
  if (first && second) return merge(first, second);
  const only = first ?? second;
  if (!only) throw new Error(`No member is called ${name}.`);
  return { ...only, isAlternative: true };
}
