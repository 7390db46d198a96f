import { useState } from 'react';
import type { CampaignChoices } from '../../../exchange/campaign/campaign';
import { usualChoices } from '../../../exchange/campaign/usualChoices';
import type { Reading } from './useReading';

/** What the person chose of a reading: of several messages some, of the words of a message its parts. */
export function useChosen(text: string, reading: Reading | undefined) {
  const [choice, setChoice] = useState<{
    text: string;
    messages?: readonly number[];
    parts?: CampaignChoices;
  }>();
  const own = choice?.text === text ? choice : undefined;
  const found = reading?.kind === 'messages' ? reading.found : [];
  return {
    messages: own?.messages ?? found.map((_part, index) => index),
    parts: own?.parts ?? (reading?.kind === 'words' ? usualChoices(reading.campaign) : undefined),
    chooseMessages: (messages: readonly number[]) => setChoice({ ...own, text, messages }),
    chooseParts: (parts: CampaignChoices) => setChoice({ ...own, text, parts }),
  };
}
