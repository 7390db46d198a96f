import type { CardContentDraft, SuggestionDraft } from '../../../schema/draft/draft';
import { suggestionText } from '../../../schema/draft/suggestionKinds';
import { targetOf } from '../model/buttonTarget';
import { matchOwn } from './sameButtons';

const named = (button: SuggestionDraft) => `“${suggestionText(button) || 'no text yet'}”`;

/** The effect on one card in words: texts, targets, and the buttons that go; empty if nothing changes. */
export function describeSameButtons(before: CardContentDraft, after: CardContentDraft): string[] {
  const own = before.suggestions ?? [];
  const next = after.suggestions ?? [];
  const owners = matchOwn(own, next);
  const changes = next.flatMap((button, at) => changeOf(owners[at], button));
  const gone = own.filter((button) => !owners.includes(button)).map((button) => `${named(button)} goes`);
  return [...changes, ...gone];
}

function changeOf(own: SuggestionDraft | undefined, next: SuggestionDraft): string[] {
  if (!own) {
    const target = targetOf(next);
    const lacks = next.action?.openUrlAction ? ', without a link' : '';
    return [`${named(next)} is new${target === '' ? lacks : `: ${target}`}`];
  }
  const before = targetOf(own);
  const after = targetOf(next);
  const target = before === after ? '' : before === '' ? `: ${after}` : `: ${before} becomes ${after}`;
  const isSameText = suggestionText(own) === suggestionText(next);
  if (isSameText) return target === '' ? [] : [`${named(next)}${target}`];
  const kept = target === '' && before !== '' ? ` and keeps ${before}` : target;
  return [
    suggestionText(own) === '' ? `${named(next)}${kept}` : `${named(own)} becomes ${named(next)}${kept}`,
  ];
}
