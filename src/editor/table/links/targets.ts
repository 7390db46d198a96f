import { putAt, valueAt } from '../../../lib/path';
import type { SuggestionDraft, TemplateDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, suggestionText, type SuggestionKind } from '../../../schema/draft/suggestionKinds';
import type { TemplateType } from '../../../schema/values/enums';
import { entriesAt, type SuggestionsPath } from '../../state/paths';
import { cardsPath, standaloneContentPath } from '../../../schema/draft/cards';
import { retarget, targetOf, targetsByKind } from '../model/buttonTarget';

export type TargetKind = 'link' | 'number' | 'place';

/** The link, number or place of one button. */
export type ButtonTarget = {
  kind: TargetKind;
  text: string;
  /** The path of the button, or of its fallback address. */
  path: string;
  /** The path of the field that shows its errors. */
  field: string;
  /** "Card 2 › Buy now". */
  name: string;
};

/** Targets that are the same. A blank one is a group of its own: it is still to be written. */
export type TargetGroup = Pick<ButtonTarget, 'kind' | 'text'> & { targets: readonly ButtonTarget[] };

const lists = {
  text_message: () => [{ list: 'component.suggestions', prefix: '' }],
  rich_card: () => [{ list: `${standaloneContentPath}.suggestions`, prefix: '' }],
  carousel: (draft) =>
    entriesAt(draft, cardsPath).map((_, index) => ({
      list: `${cardsPath}.${index}.suggestions`,
      prefix: `Card ${index + 1} › `,
    })),
} satisfies Record<
  TemplateType,
  (draft: TemplateDraft) => readonly { list: SuggestionsPath; prefix: string }[]
>;

/** All links, numbers and places of the buttons, in document order. */
export function targetsIn(draft: TemplateDraft): ButtonTarget[] {
  return lists[draft.type](draft).flatMap(({ list, prefix }) =>
    (entriesAt(draft, list) as readonly SuggestionDraft[]).flatMap((button, index) =>
      targetsOf(button, `${list}.${index}`, `${prefix}${suggestionText(button) || `Button ${index + 1}`}`),
    ),
  );
}

function targetsOf(button: SuggestionDraft, path: string, name: string): ButtonTarget[] {
  const key = suggestionKindOf(button);
  const kind = key && targetKinds[key];
  const targets: ButtonTarget[] = [];
  if (kind)
    targets.push({ kind, text: targetOf(button), path, field: `${path}.${targetsByKind[key].field}`, name });
  const fallback = button.action?.fallbackUrl;
  const at = `${path}.action.fallbackUrl`;
  if (fallback !== undefined)
    targets.push({ kind: 'link', text: fallback, path: at, field: at, name: `${name}, fallback link` });
  return targets;
}

const targetKinds: Partial<Record<SuggestionKind, TargetKind>> = {
  openUrlAction: 'link',
  dialAction: 'number',
  viewLocationAction: 'place',
};

/** Equal targets together, in the order of their first ones. `isSplit`: each one alone. */
export function groupTargets(targets: readonly ButtonTarget[], isSplit: boolean): TargetGroup[] {
  const groups = new Map<string, ButtonTarget[]>();
  for (const target of targets) {
    const key = isSplit || target.text === '' ? target.path : `${target.kind} ${target.text}`;
    groups.set(key, [...(groups.get(key) ?? []), target]);
  }
  return [...groups.values()].flatMap((all) =>
    all.slice(0, 1).map(({ kind, text }) => ({ kind, text, targets: all })),
  );
}

/** The draft with a text as the target of these buttons. Their kinds stay. */
export function setTargets(
  draft: TemplateDraft,
  targets: readonly ButtonTarget[],
  textOf: (target: ButtonTarget) => string,
): TemplateDraft {
  return targets.reduce((next, target) => {
    const value = valueAt(next, target.path);
    const text = textOf(target).trim();
    if (target.path.endsWith('.fallbackUrl')) return putAt(next, target.path, text === '' ? undefined : text);
    return putAt(next, target.path, retarget(value as SuggestionDraft, text));
  }, draft);
}
