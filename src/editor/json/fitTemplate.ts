import { TemplateType } from '../../schema/values/enums';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfPath } from '../../schema/template/nameOfPath';
import type { ActionKey } from '../../schema/template/suggestedAction';

type Path = readonly (string | number)[];
export type RejectedField = { path: Path; message: string };

type Shape = 'text' | 'switch' | 'type' | { entries: Shape } | { members: Readonly<Record<string, Shape>> };

const members = (texts: string, others: Readonly<Record<string, Shape>> = {}): Shape => ({
  members: {
    ...Object.fromEntries(
      texts
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => [name, 'text' as const]),
    ),
    ...others,
  },
});

const actions = {
  dialAction: members('phoneNumber'),
  viewLocationAction: members('label query', { latLong: members('latitude longitude') }),
  shareLocationAction: members(''),
  createCalendarEventAction: members('startTime endTime title description'),
  openUrlAction: members('url application webviewViewMode description'),
} satisfies Record<ActionKey, Shape>;

const suggestions: Shape = {
  entries: members('', {
    reply: members('text postbackData'),
    action: members('text postbackData fallbackUrl', actions),
  }),
};

const card = members('title description', {
  media: members('height', { contentInfo: members('fileUrl thumbnailUrl', { forceRefresh: 'switch' }) }),
  suggestions,
});

const template = members('name', {
  type: 'type',
  component: members('text', {
    suggestions,
    richCard: members('', {
      standaloneCard: members('cardOrientation thumbnailImageAlignment', { cardContent: card }),
      carouselCard: members('cardWidth', { cardContents: { entries: card } }),
    }),
  }),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that a path through the form would take apart, or that a copy would not keep. */
const UNHOLDABLE = /^$|^\d+$|[.[\]"']|^(?:__proto__|constructor|prototype)$/;

/**
 * The value as far as a draft can hold it, with what it cannot hold named. Where a value is of the wrong
 * kind, what stood there before stays. Fields that the interface does not have are held: the schema names them.
 */
export function fitTemplate(
  value: unknown,
  before: TemplateDraft,
): { draft: TemplateDraft; misfits: RejectedField[] } {
  const misfits: RejectedField[] = [];
  const draft = fit(value, template, [], before, misfits);
  return { draft: draft as TemplateDraft, misfits };
}

function fit(value: unknown, shape: Shape, path: Path, before: unknown, misfits: RejectedField[]): unknown {
  const refuse = (needed: string) => {
    misfits.push({ path, message: `${nameOfPath(path)} ${needed}` });
    return before;
  };
  if (shape === 'text')
    return typeof value === 'string'
      ? value
      : refuse(`must be a text in double quotes, not ${kindOf(value)}.`);
  if (shape === 'switch')
    return typeof value === 'boolean' ? value : refuse(`must be true or false, not ${kindOf(value)}.`);
  if (shape === 'type') {
    const isType = TemplateType.options.some((option) => option === value);
    return isType ? value : refuse(`must be one of ${TemplateType.options.join(', ')}.`);
  }
  if ('entries' in shape) {
    if (!Array.isArray(value)) return refuse(`must be a list in [ ], not ${kindOf(value)}.`);
    const entries: unknown[] = value;
    return entries.map((entry, index) =>
      fit(entry, shape.entries, [...path, index], memberOf(before, index) ?? {}, misfits),
    );
  }
  if (!isRecord(value)) return refuse(`must be an object in { }, not ${kindOf(value)}.`);
  return fitMembers(value, shape.members, path, before, misfits);
}

function fitMembers(
  value: Record<string, unknown>,
  shapes: Readonly<Record<string, Shape>>,
  path: Path,
  before: unknown,
  misfits: RejectedField[],
): Record<string, unknown> {
  const fitted = new Map<string, unknown>();
  for (const [key, member] of Object.entries(value)) {
    const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
    if (shape !== undefined) {
      const part = fit(member, shape, [...path, key], memberOf(before, key), misfits);
      if (part !== undefined) fitted.set(key, part);
    } else if (UNHOLDABLE.test(key)) {
      misfits.push({ path: [...path, key], message: `"${key}" is not a field here. Remove it.` });
    } else fitted.set(key, member);
  }
  // Without these two there is no draft: they stay.
  for (const key of path.length === 0 ? ['type', 'component'] : []) {
    if (fitted.has(key)) continue;
    if (!Object.hasOwn(value, key))
      misfits.push({ path: [], message: `"${key}" is missing. A template needs it; it stays as it was.` });
    fitted.set(key, memberOf(before, key));
  }
  return Object.fromEntries(fitted);
}

function memberOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null. Remove the line if there is nothing to say';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}
