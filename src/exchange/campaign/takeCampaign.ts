import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { replaceByParameters, type ParameterState } from '../../schema/draft/parameters';
import type { Placeholder } from '../../schema/values/placeholders';
import type { Campaign, CampaignChoices } from './campaign';
import { withoutMarks } from './whatsAppMarks';

export type TakenCampaign = { text: string; suggestions: SuggestionDraft[]; parameters: ParameterNotes };

/**
 * The text and the buttons that a person has chosen of a campaign. The names in it become parameters of the draft that
 * takes them: a name that is known there gets its marker.
 */
export function takeCampaign(
  campaign: Campaign,
  choices: CampaignChoices,
  around: ParameterState,
): TakenCampaign {
  const buttons = choices.buttons.flatMap((index) => campaign.buttons[index] ?? []);
  const { text: named, placeholders } = nameEach(campaign, choices);
  const cut = choices.cutsButtons ? without(campaign.text, named, buttons) : named;
  const text = choices.removesMarks ? withoutMarks(cut) : cut;
  const own: TemplateDraft = {
    type: 'text_message',
    component: { text, suggestions: buttons.map(({ suggestion }) => structuredClone(suggestion)) },
  };
  // The markers of the draft around it count as in use.
  const state = {
    draft: own,
    stash: { around: around.draft, ...around.stash },
    parameters: around.parameters,
  };
  const { draft, parameters } = replaceByParameters(state, placeholders);
  const { component } = draft;
  return { text: component.text ?? '', suggestions: component.suggestions ?? [], parameters };
}

/** `%s` may stand for another value each time, so each gets a text of its own. */
function nameEach(
  { text, placeholders }: Campaign,
  choices: CampaignChoices,
): { text: string; placeholders: Placeholder[] } {
  const chosen = placeholders.filter((each) => choices.placeholders.includes(each.text));
  const pieces: string[] = [];
  const named: Placeholder[] = [];
  let position = 0;
  let count = 0;
  for (const placeholder of chosen) {
    const { start, end, name } = placeholder;
    const isUnnamed = name === '';
    if (isUnnamed) count += 1;
    const own = isUnnamed
      ? { ...placeholder, text: `{value ${count}}`, name: `Value ${count}` }
      : placeholder;
    pieces.push(text.slice(position, start), own.text);
    named.push(own);
    position = end;
  }
  return { text: pieces.join('') + text.slice(position), placeholders: named };
}

/** The text without the lines that only lead to what became a button; within other lines it stays. */
function without(original: string, text: string, buttons: Campaign['buttons']): string {
  const excerpts = buttons
    .filter(({ kind }) => kind !== 'event')
    .map(({ start, end }) => original.slice(start, end));
  return text
    .split('\n')
    .flatMap((line) => {
      const rest = excerpts.reduce((left, excerpt) => left.replaceAll(excerpt, ''), line);
      if (rest === line) return [line];
      const words = rest.replace(/[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+$/u, '');
      const leads = /[:\-–→👉👇➡]\s*\ufe0f?\s*$/u.test(rest) && words.split(/\s+/).length <= 4;
      return leads || words.trim() === '' ? [] : [line];
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
