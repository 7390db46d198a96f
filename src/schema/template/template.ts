import { valueAt } from '../../lib/path';
import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { RichCardCarousel } from './carousel';
import type { Breach } from '../values/acrossFields';
import { chosenUnion } from '../values/chosenUnion';
import { choiceError, TemplateType } from '../values/enums';
import { type Checked, checkValue, findIssues } from '../values/findIssues';
import type { Issue } from '../values/issues';
import { limits } from '../values/limits';
import { PlainText } from './plainText';
import { RichCardStandAlone } from './standaloneCard';
import { typeNames } from './typeNames';
import { requiredText } from '../values/textSchema';
import { countCharacters, formatNumber } from '../values/text';

export const TemplateName = requiredText({
  name: 'Template name',
  form: 'identifier',
  max: limits.name,
  pattern: '^[a-z0-9_]{1,20}$',
  description: 'Unique per app id. Lowercase letters, digits and underscores.',
  fits: (value) => /^[a-z0-9_]*$/.test(value),
  message: 'Template name can only contain lowercase letters (a to z), digits and underscores.',
  requirement: 'must contain only lowercase letters, digits and underscores',
});

/** The component that each type asks for. */
export const components = {
  text_message: PlainText,
  rich_card: RichCardStandAlone,
  carousel: RichCardCarousel,
} satisfies Record<TemplateType, z.ZodMiniType>;
type Components = typeof components;

/** The template of one type. */
function templateOf<const Type extends TemplateType>(type: Type) {
  const literal = z.literal(type);
  fieldMeta.add(literal, { label: 'Type' });
  const component: Components[Type] = components[type];
  return z.strictObject({ name: TemplateName, type: literal, component });
}

const shapes = {
  text_message: 'a message text (component.text)',
  rich_card: 'one card (component.richCard.standaloneCard)',
  carousel: 'several cards (component.richCard.carouselCard)',
} satisfies Record<TemplateType, string>;

/** The type that the keys of a component belong to; undefined when they fit none or several. */
function typeOfComponent(component: unknown): TemplateType | undefined {
  if (typeof component !== 'object' || component === null) return undefined;
  if ('richCard' in component) {
    const { richCard } = component;
    if (typeof richCard !== 'object' || richCard === null) return undefined;
    if ('standaloneCard' in richCard === 'carouselCard' in richCard) return undefined;
    return 'standaloneCard' in richCard ? 'rich_card' : 'carousel';
  }
  return 'text' in component || 'suggestions' in component ? 'text_message' : undefined;
}

function chooseMember(value: Record<string, unknown>): number | Breach[] {
  const type = TemplateType.options.find((option) => option === value.type);
  const written = typeOfComponent(value.component);
  if (type && (written === undefined || written === type)) return TemplateType.options.indexOf(type);
  const nameIssues = findIssues(TemplateName, value.name).slice(0, 1);
  return [
    ...nameIssues.map((issue) => ({ ...issue, path: ['name'] })),
    type && written
      ? {
          path: ['component'],
          message: `A ${typeNames[type].toLowerCase()} has ${shapes[type]}, but this one has ${shapes[written]}. Change the type or the content.`,
          requirement: `must contain ${shapes[type]} when type is ${type}`,
        }
      : {
          path: ['type'],
          message: choiceError('a type', 'text message, rich card or carousel')({ input: value.type }),
          requirement:
            value.type === undefined ? 'is required' : `must be one of ${TemplateType.options.join(', ')}`,
        },
  ];
}

/** The request body of "create template": exactly the first interface document. */
export const CreateTemplatePayload = chosenUnion(
  [
    templateOf('text_message').register(z.globalRegistry, { id: 'TextMessageTemplate' }),
    templateOf('rich_card').register(z.globalRegistry, { id: 'RichCardTemplate' }),
    templateOf('carousel').register(z.globalRegistry, { id: 'CarouselTemplate' }),
  ],
  chooseMember,
).register(z.globalRegistry, {
  id: 'CreateTemplatePayload',
  description: 'Name, type, and the component that the type asks for.',
});
export type CreateTemplatePayload = z.infer<typeof CreateTemplatePayload>;

/** `textLimit` (2,500 or 3,072 characters): the stricter of the two stated bounds where a setting asks for it. */
type TemplateOptions = { textLimit?: number };

/** A template that may be sent, or its issues in document order. */
export function checkTemplate(value: unknown, options: TemplateOptions = {}): Checked<CreateTemplatePayload> {
  const checked = checkValue(CreateTemplatePayload, value);
  const [first, ...others] = withTextLimit(checked.ok ? [] : checked.issues, value, options);
  return first === undefined ? checked : { ok: false, issues: [first, ...others] };
}

/** The issues of a template, in document order; empty when it may be sent. */
export function findTemplateIssues(value: unknown, options: TemplateOptions = {}): Issue[] {
  const checked = checkTemplate(value, options);
  return checked.ok ? [] : checked.issues;
}

/** Adds what the schema alone does not check: the stricter bound of the message text. */
function withTextLimit(
  issues: Issue[],
  value: unknown,
  { textLimit = limits.text }: TemplateOptions,
): Issue[] {
  if (issues.some(({ path }) => path.join('.') === 'component.text')) return issues;
  const text = valueAt(value, 'component.text');
  const count = typeof text === 'string' ? countCharacters(text) : 0;
  if (count <= textLimit) return issues;
  const tooLong: Issue = {
    path: ['component', 'text'],
    message: `Message text has ${formatNumber(count)} characters. Use ${formatNumber(textLimit)} or fewer.`,
    requirement: `must have at most ${textLimit} characters`,
  };
  const before = issues.filter(({ path }) => path[0] !== 'component');
  return [...before, tooLong, ...issues.slice(before.length)];
}
