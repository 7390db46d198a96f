import { isRecord } from '../../lib/values';
import { customIssue, type Breach } from './acrossFields';
import { z } from './zod';
import type { Words } from './text';

type ChosenUnionDef = z.core.$ZodUnionDef<readonly z.core.$ZodType[]> & {
  choose: (value: Record<string, unknown>) => number | Breach[];
};
interface ChosenUnion extends z.ZodMiniUnion<readonly z.core.$ZodType[]> {
  _zod: z.core.$ZodUnionInternals & { def: ChosenUnionDef };
  def: ChosenUnionDef;
}

// A plain union tries all members; if each fails, it reports one issue at itself with the issues of every member.
// People need the issues of the intended member, each at the field to change.
const ChosenUnion = z.core.$constructor<ChosenUnion, ChosenUnionDef>('ChosenUnion', (union, def) => {
  z.ZodMiniUnion.init(union, def);
  union._zod.parse = (payload, context) => {
    const input = payload.value;
    if (!isRecord(input)) {
      payload.issues.push({ code: 'invalid_type', expected: 'object', input, inst: union });
      return payload;
    }
    const choice = def.choose(input);
    if (typeof choice !== 'number') {
      payload.issues.push(...choice.map((breach) => ({ ...customIssue(breach), input, inst: union })));
      return payload;
    }
    return def.options[choice]?._zod.run(payload, context) ?? payload;
  };
});

/**
 * A union that chooses its member before it parses; the issues are those of the chosen member, at their deep paths.
 * In JSON Schema it is a `oneOf`. `choose` returns the index of a member, or the reasons why there is none.
 */
export function chosenUnion<const T extends readonly z.core.$ZodType[]>(
  options: T,
  choose: (value: Record<string, unknown>) => number | Breach[],
): z.ZodMiniUnion<T> {
  const union: z.ZodMiniType = new ChosenUnion({ type: 'union', inclusive: false, options, choose });
  return union as z.ZodMiniUnion<T>;
}

/** An object that holds exactly one of several keys: one strict member per key, in the order of `members`. */
export function exactlyOneOf<const T extends readonly z.core.$ZodType[]>(
  keys: readonly string[],
  members: T,
  words: { none: () => Words; several: (present: string[]) => Words },
): z.ZodMiniUnion<T> {
  return chosenUnion(members, (value) => {
    const present = keys.filter((key) => value[key] !== undefined);
    const [only] = present;
    if (only === undefined) return [words.none()];
    return present.length === 1 ? keys.indexOf(only) : [words.several(present)];
  });
}
