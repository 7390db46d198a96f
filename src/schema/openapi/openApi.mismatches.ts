import { isRecord } from '../../lib/isRecord';
import { z } from '../values/zod';

const Schemas = z.record(z.string(), z.looseObject({}));
type Schema = z.infer<typeof Schemas>[string];

const Names = z.array(z.string());
const List = z.array(z.looseObject({}));

/** Keywords that do not constrain a value. */
const annotations = ['description', 'summary', 'title', 'examples'];

type KeywordCheck = (
  value: unknown,
  stated: unknown,
  at: string,
  schema: Schema,
  defined: DefinedSchemas,
) => string[];
type DefinedSchemas = Readonly<Record<string, Schema>>;

const when = (wrong: boolean, at: string, what: string) => (wrong ? [`${at}: ${what}`] : []);

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

const countFitting = (value: unknown, schemas: Schema[], at: string, defined: DefinedSchemas) =>
  schemas.filter((schema) => findIn(value, schema, at, defined).length === 0).length;

const keywordChecks: Readonly<Record<string, KeywordCheck>> = {
  $ref(value, stated, at, _schema, defined) {
    const id = String(stated).replace('#/components/schemas/', '');
    const schema = defined[id];
    if (schema === undefined) throw new Error(`${String(stated)} leads nowhere.`);
    return findIn(value, schema, at, defined);
  },
  type: (value, stated, at) =>
    when(
      stated === 'integer' ? !Number.isInteger(value) : typeOf(value) !== stated,
      at,
      `is no ${String(stated)}`,
    ),
  const: (value, stated, at) => when(value !== stated, at, `is not ${String(stated)}`),
  enum: (value, stated, at) => when(!z.array(z.unknown()).parse(stated).includes(value), at, 'is not listed'),
  // JSON Schema counts code points.
  maxLength: (value, stated, at) =>
    when(typeof value === 'string' && Array.from(value).length > Number(stated), at, 'is too long'),
  minLength: (value, stated, at) =>
    when(typeof value === 'string' && value.length < Number(stated), at, 'is too short'),
  pattern: (value, stated, at) =>
    when(typeof value === 'string' && !new RegExp(String(stated), 'u').test(value), at, 'has another form'),
  minimum: (value, stated, at) =>
    when(typeof value === 'number' && value < Number(stated), at, 'is too small'),
  minItems: (value, stated, at) =>
    when(Array.isArray(value) && value.length < Number(stated), at, 'has too few entries'),
  maxItems: (value, stated, at) =>
    when(Array.isArray(value) && value.length > Number(stated), at, 'has too many entries'),
  items: (value, stated, at, _schema, defined) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown, index) =>
          findIn(entry, z.looseObject({}).parse(stated), `${at}[${index}]`, defined),
        )
      : [],
  required: (value, stated, at) =>
    isRecord(value)
      ? Names.parse(stated).flatMap((name) =>
          when(!Object.hasOwn(value, name), `${at}.${name}`, 'is missing'),
        )
      : [],
  properties: (value, stated, at, _schema, defined) =>
    isRecord(value)
      ? Object.entries(Schemas.parse(stated)).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? findIn(value[name], schema, `${at}.${name}`, defined) : [],
        )
      : [],
  additionalProperties(value, stated, at, schema) {
    if (stated !== false) throw new Error('Only additionalProperties: false is understood.');
    const known = Object.keys(Schemas.parse(schema['properties'] ?? {}));
    return isRecord(value)
      ? Object.keys(value).flatMap((name) => when(!known.includes(name), `${at}.${name}`, 'is not known'))
      : [];
  },
  anyOf: (value, stated, at, _schema, defined) =>
    when(countFitting(value, List.parse(stated), at, defined) === 0, at, 'fits no alternative'),
  oneOf(value, stated, at, _schema, defined) {
    const fitting = countFitting(value, List.parse(stated), at, defined);
    return when(fitting !== 1, at, `fits ${fitting} alternatives`);
  },
};

function findIn(value: unknown, schema: Schema, at: string, defined: DefinedSchemas): string[] {
  return Object.entries(schema).flatMap(([keyword, stated]) => {
    if (annotations.includes(keyword)) return [];
    const check = keywordChecks[keyword];
    if (check === undefined) throw new Error(`The keyword ${keyword} is not understood.`);
    return check(value, stated, at, schema, defined);
  });
}

/**
 * For tests: the places where a value does not match a schema of the OpenAPI document. Checks the keywords that the
 * document uses, and no rule of our own. `$` is the value itself.
 *
 * @throws {Error} on an unknown keyword, so that none is ignored
 */
export function findMismatches(document: unknown, schema: unknown, value: unknown): string[] {
  const { components } = z.object({ components: z.object({ schemas: Schemas }) }).parse(document);
  return findIn(value, z.looseObject({}).parse(schema), '$', components.schemas);
}
