import type { Campaign, CampaignChoices } from '../../exchange/campaign/campaign';
import { takeCampaign } from '../../exchange/campaign/takeCampaign';
import { describePart } from '../../exchange/import/describePart';
import type { Imported } from '../../exchange/import/importTemplate';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import type { ParameterState } from '../../schema/draft/parameters';
import { limits } from '../../schema/values/limits';
import { formatNumber } from '../../schema/values/text';

/** A draft that has nothing yet. */
export const emptyState: ParameterState = {
  draft: { type: 'text_message', component: {} },
  parameters: noParameterNotes,
};

/** What a person took of the words of a message, as an import. */
export function importedWords(
  campaign: Campaign,
  choices: CampaignChoices,
  around: ParameterState,
): Imported & { kind: 'text' } {
  const { text, suggestions, parameters } = takeCampaign(campaign, choices, around);
  const part = { kind: 'text' as const, text, suggestions };
  const over = text.length - limits.text;
  return {
    ...part,
    parameters,
    unmapped: {},
    report: [
      { level: 'taken', message: `Read as the words of a message. ${describePart(part)}` },
      ...(over > 0
        ? [
            {
              level: 'too_long' as const,
              message: `A message has at most ${formatNumber(limits.text)} characters: ${formatNumber(over)} are too many. Nothing is cut; shorten it in the form.`,
            },
          ]
        : []),
    ],
  };
}
