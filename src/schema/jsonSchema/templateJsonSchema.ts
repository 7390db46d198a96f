import { httpUriPattern, uriPattern } from '../../lib/address/uri';
import { CreateTemplatePayload } from '../template/template';
import { z } from '../values/zod';
import { fieldMeta, type FieldMeta } from '../walk/fieldMeta';
import {
  base64Pattern,
  httpUriWithMarkersPattern,
  latitudePattern,
  longitudePattern,
  notBlankPattern,
  timestampPattern,
  wellFormedPattern,
} from './patterns';
import { rulesAcrossFields } from './rulesAcrossFields';

type Json = Record<string, unknown>;

/** Whether a schema accepts a value: which grammar a form has at this field is known to its check alone. */
const accepts = (schema: z.core.$ZodType, value: string) => z.safeParse(schema, value).success;

function addressPattern(schema: z.core.$ZodType, { takesMarkers }: FieldMeta): string | undefined {
  // An IP address.
  if (accepts(schema, '192.0.2.1')) return undefined;
  if (takesMarkers) return httpUriWithMarkersPattern;
  return accepts(schema, 'tel:+1') ? uriPattern : httpUriPattern();
}

/** The pattern of a text's form, where its schema states none. */
function patternOf(schema: z.core.$ZodType, meta: FieldMeta, isRequired: boolean): string | undefined {
  switch (meta.form) {
    case 'address':
      return addressPattern(schema, meta);
    case 'time':
      // A time of ISO 8601 has more forms.
      return accepts(schema, '2027-03-14T09:30Z') ? undefined : timestampPattern;
    case 'postback':
      return base64Pattern;
    case 'degrees':
      return accepts(schema, '180') ? longitudePattern : latitudePattern;
    case 'freeText':
      return isRequired ? notBlankPattern : wellFormedPattern;
    case 'identifier':
    case 'phoneNumber':
    case undefined:
      return undefined;
    default:
      return meta.form satisfies never;
  }
}

/** Adds to a generated JSON Schema what its zod schema checks by code: forms of text, and rules across fields. */
export function stateRules(zodSchema: z.core.$ZodType, schema: Json): void {
  const meta = fieldMeta.get(zodSchema);
  if (schema.type === 'string' && meta) {
    const pattern = patternOf(zodSchema, meta, schema.minLength === 1);
    if (pattern !== undefined) schema.pattern = pattern;
    // A schema has one pattern; a second one needs a second schema.
    if (pattern === notBlankPattern) schema.allOf = [{ pattern: wellFormedPattern }];
  }
  const { id } = z.globalRegistry.get(zodSchema as z.ZodMiniType) ?? {};
  if (id !== undefined && Object.hasOwn(rulesAcrossFields, id)) Object.assign(schema, rulesAcrossFields[id]);
  const title = meta?.name ?? meta?.label;
  if (title !== undefined && schema.title === undefined) schema.title = title;
}

/**
 * The template of the interface document as JSON Schema (draft 7, which editors know), with a `$schema` key beside its
 * fields. It refuses nothing that `findTemplateIssues` accepts. It accepts two mistakes that JSON Schema cannot
 * state: a text that is longer in UTF-16 units than in characters, and a leap second that ends no month.
 */
export function templateJsonSchema(): Json {
  const schema: Json = z.toJSONSchema(CreateTemplatePayload, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => stateRules(zodSchema, jsonSchema as Json),
  });
  const { $schema, id: _id, definitions, ...root } = schema;
  return {
    $schema,
    title: 'RCS message template',
    ...root,
    definitions: withSchemaKey(withChoices(definitions as Record<string, Json>)),
  };
}

/**
 * Unions that choose their member first, by the type or by the key that only one member has. Readers that try all members
 * of a `oneOf` report the mistakes of every one.
 */
function withChoices(definitions: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(definitions).map(([id, definition]) => {
      const { oneOf, ...rest } = definition;
      if (!Array.isArray(oneOf)) return [id, definition];
      const members = oneOf.map((member: Json) => ({ member, resolved: resolve(member, definitions) }));
      return [id, { ...rest, ...(chosenByType(members) ?? chosenByKey(members)) }];
    }),
  );
}

type Member = { member: Json; resolved: Json };

const resolve = ({ $ref, ...member }: Json, definitions: Record<string, Json>): Json =>
  (typeof $ref === 'string' && definitions[$ref.slice($ref.lastIndexOf('/') + 1)]) || member;

const propertiesOf = ({ resolved }: Member) => resolved.properties as Record<string, Json>;

/** `if` the type is a member's, `then` that member. */
function chosenByType(members: readonly Member[]): Json | undefined {
  const types = members.map((member) => propertiesOf(member).type?.const);
  if (types.includes(undefined)) return undefined;
  return {
    type: 'object',
    properties: { type: { title: 'Type', enum: types } },
    required: ['type'],
    allOf: members.map(({ member }, at) => ({
      if: { required: ['type'], properties: { type: { const: types[at] } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: member,
    })),
  };
}

/** One object with the fields of all members, of which exactly one of the own keys is there. */
function chosenByKey(members: readonly Member[]): Json {
  const requiredBy = members.map(({ resolved }) => resolved.required as string[]);
  const isShared = (key: string) => members.every((member) => key in propertiesOf(member));
  return {
    type: 'object',
    properties: Object.assign({}, ...members.map(propertiesOf)) as Json,
    additionalProperties: false,
    required: [...new Set(requiredBy.flat())].filter(isShared),
    oneOf: requiredBy
      .flat()
      .flatMap((key) => (isShared(key) ? [] : [{ required: [key], properties: { [key]: {} } }])),
  };
}

/** Allows the key by which a file names its schema for an editor. It is not part of a template. */
function withSchemaKey(definitions: Record<string, Json>): Record<string, Json> {
  const described = { type: 'string', description: 'The address of this schema, for editors. Never sent.' };
  return Object.fromEntries(
    Object.entries(definitions).map(([id, { id: _id, ...definition }]) => [
      id,
      id.endsWith('Template')
        ? {
            ...definition,
            properties: { $schema: described, ...(definition.properties as Json) },
          }
        : definition,
    ]),
  );
}
