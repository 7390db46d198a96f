import { useState } from 'react';
import type { CampaignChoices } from '../../exchange/campaign/campaign';
import type { Imported } from '../../exchange/import/importTemplate';
import { usualChoices } from '../../exchange/campaign/usualChoices';
import type { Reading } from './useReading';

/** The messages that are surely meant; all of them when there is no other. */
function sure(found: readonly Imported[]): number[] {
  const all = found.map((_part, index) => index);
  const certain = all.filter((index) => found[index]?.doubt === undefined);
  return certain.length === 0 ? all : certain;
}

/** What the person chose of a reading: of several messages some, of the words of a message its parts. */
export function useChosen(text: string, reading: Reading | undefined) {
  const [choice, setChoice] = useState<{
    text: string;
    messages?: readonly number[];
    parts?: CampaignChoices;
    chips?: boolean;
  }>();
  const own = choice?.text === text ? choice : undefined;
  const found = reading?.kind === 'messages' ? reading.found : [];
  return {
    messages: own?.messages ?? sure(found),
    parts: own?.parts ?? (reading?.kind === 'words' ? usualChoices(reading.campaign) : undefined),
    /** Whether the chips below a card become its buttons. */
    chips: own?.chips ?? false,
    chooseChips: (chips: boolean) => setChoice({ ...own, text, chips }),
    chooseMessages: (messages: readonly number[]) => setChoice({ ...own, text, messages }),
    chooseParts: (parts: CampaignChoices) => setChoice({ ...own, text, parts }),
  };
}
