import { Role } from '../../schema/responses/session';
import type { Database } from '../database/openDatabase';
import type { Settings } from '../settings/settings';

const MAX_LENGTH = 200;

/** A person's name as it may be recorded: one line without control characters; undefined for a blank one. */
export function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  return name === '' ? undefined : name;
}

export const includesRole = (role: Role, needed: Role): boolean =>
  Role.options.indexOf(role) >= Role.options.indexOf(needed);

/** What to call somebody; as it was recorded, for guests and people who have never signed in here. */
export type NameOf = <Recorded extends string | null>(
  subject: string | null,
  recorded: Recorded,
) => Recorded | string;

/** Reads what people call themselves now. Who did something is known by the subject; the name may have changed since. */
export async function readNames(
  database: Pick<Database, 'selectFrom'>,
  subjects: Iterable<string | null>,
): Promise<NameOf> {
  const wanted = [...new Set(subjects)].filter((subject) => subject !== null);
  const known =
    wanted.length === 0
      ? []
      : await database
          .selectFrom('people')
          .select(['subject', 'name'])
          .where('subject', 'in', wanted)
          .execute();
  const names = new Map(known.map(({ subject, name }) => [subject, name]));
  return (subject, recorded) => (subject === null ? undefined : names.get(subject)) ?? recorded;
}

/** Rows with the name that whoever made them has now. */
export async function withCurrentNames<Row extends { subject: string | null; person: string | null }>(
  database: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const nameOf = await readNames(
    database,
    rows.map(({ subject }) => subject),
  );
  return rows.map((row) => ({ ...row, person: nameOf(row.subject, row.person) }));
}

/** Who gets which role. */
export type RoleSettings = Pick<Settings, 'OIDC_ROLES' | 'OIDC_DEFAULT_ROLE'>;

/** The highest role that the values of a person's claim give; undefined if they may not come in. */
export function chooseRole(
  values: readonly string[],
  { OIDC_ROLES, OIDC_DEFAULT_ROLE }: RoleSettings,
): Role | undefined {
  const given = new Map(Object.entries(OIDC_ROLES?.roles ?? {}));
  const found = Role.options.toReversed().find((role) => values.some((value) => given.get(value) === role));
  return found ?? (OIDC_DEFAULT_ROLE === 'none' ? undefined : OIDC_DEFAULT_ROLE);
}
