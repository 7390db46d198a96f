import { useQuery } from '@tanstack/react-query';
import { hasHeadings } from '../../editor/table/sheet/guessMeanings';
import { readRows } from '../../editor/table/sheet/readRows';
import {
  type CampaignMessage,
  type CampaignChoices,
  usualChoices,
  takeCampaign,
} from '../../exchange/campaign/takeCampaign';
import { findAnswer, isFailure, type FoundRefusal } from '../../exchange/answers/findAnswer';
import { importText, type Imported, type ImportProblem } from '../../exchange/import/importTemplate';
import { countrySetting } from '../../library/settings/settings';
import { readCampaign } from '../../exchange/campaign/readCampaign';
import { useState } from 'react';
import { describePart } from '../../exchange/import/importedPart';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import type { ParameterState } from '../../schema/parameters/parameters';
import { limits } from '../../schema/values/limits';
import { formatNumber } from '../../schema/values/text';

/** What was understood of a text. */
export type TextReading =
  | {
      kind: 'messages';
      found: readonly Imported[];
      isCut: boolean;
      /** An answer of the platform that refuses one of them. */
      refusal?: FoundRefusal;
    }
  /** The words of a message, as people write them. */
  | { kind: 'words'; campaign: CampaignMessage }
  /** Rows of a spreadsheet, without that of the headings. */
  | { kind: 'rows'; count: number; columns: number }
  | ({ kind: 'problem' } & ImportProblem);

/** The reading of a text; undefined without a text and while it is read. */
export function useReading(text: string): TextReading | undefined {
  const { data } = useQuery({
    queryKey: ['import', text],
    queryFn: () => readPasted(text),
    enabled: text.trim() !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}

/** Reads a text in every format that an import knows. */
export async function readPasted(text: string): Promise<TextReading> {
  const result = await importText(text);
  if (result.ok) {
    const { found, isCut } = result;
    const answer = findAnswer(text);
    return { kind: 'messages', found, isCut, ...(isFailure(answer) ? { refusal: answer } : {}) };
  }
  if (result.isPlainText !== true) return { kind: 'problem', ...result };
  const rows = readRows(text);
  if (rows) {
    const count = rows.length - (hasHeadings(rows) ? 1 : 0);
    return { kind: 'rows', count, columns: rows[0]?.length ?? 0 };
  }
  return {
    kind: 'words',
    campaign: readCampaign(text, { country: countrySetting.getState(), now: new Date() }),
  };
}

/** The messages that are surely meant; all of them when there is no other. */
function sure(found: readonly Imported[]): number[] {
  const all = found.map((_part, index) => index);
  const certain = all.filter((index) => found[index]?.doubt === undefined);
  return certain.length === 0 ? all : certain;
}

/** What the person chose of a reading: of several messages some, of the words of a message its parts. */
export function useChosen(text: string, reading: TextReading | undefined) {
  const [choice, setChoice] = useState<{
    text: string;
    messages?: readonly number[];
    parts?: CampaignChoices;
    chips?: boolean;
  }>();
  const own = choice?.text === text ? choice : undefined;
  const found = reading?.kind === 'messages' ? reading.found : [];
  const campaign = reading?.kind === 'words' ? reading.campaign : undefined;
  const parts = own?.parts ?? (campaign && usualChoices(campaign));
  return {
    found,
    messages: own?.messages ?? sure(found),
    parts,
    /** What was taken of the words of a message, for a draft that has these parameters already. */
    words: (around: ParameterState) => campaign && parts && importedWords(campaign, parts, around),
    /** Whether the chips below a card become its buttons. */
    chips: own?.chips ?? false,
    chooseChips: (chips: boolean) => setChoice({ ...own, text, chips }),
    chooseMessages: (messages: readonly number[]) => setChoice({ ...own, text, messages }),
    chooseParts: (next: CampaignChoices) => setChoice({ ...own, text, parts: next }),
  };
}

export type ReadingChoices = ReturnType<typeof useChosen>;

/** A draft that has nothing yet. */
export const emptyState: ParameterState = {
  draft: { type: 'text_message', component: {} },
  parameters: noParameterNotes,
};

/** What a person took of the words of a message, as an import. */
function importedWords(
  campaign: CampaignMessage,
  choices: CampaignChoices,
  around: ParameterState,
): Imported & { kind: 'text' | 'card' } {
  const { title, text, suggestions, parameters } = takeCampaign(campaign, choices, around);
  const part =
    title === undefined
      ? { kind: 'text' as const, text, suggestions }
      : { kind: 'card' as const, card: { title, description: text, suggestions } };
  const limit = title === undefined ? limits.text : limits.cardDescription;
  const over = text.length - limit;
  const taken = { level: 'taken', message: describePart(part) } as const;
  return {
    ...part,
    parameters,
    unmapped: {},
    report: over > 0 ? [taken, { level: 'too_long', message: tooLong(over, limit) }] : [taken],
  };
}

const tooLong = (over: number, limit: number) =>
  `${formatNumber(over)} characters too long: the limit is ${formatNumber(limit)}. Nothing is cut off; shorten it in the form.`;
