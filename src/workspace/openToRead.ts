import { openEditor } from '../editor/openEditor';
import { cardsPath, carouselCardsOf } from '../schema/draft/cards';
import type { SampleChoice } from '../editor/samples/SamplesPane';
import { createStore } from 'zustand/vanilla';
import type { DraftEntries } from '../schema/draft/conflicts';
import type { TemplateSet } from '../schema/draft/set';
import type { TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import type { AltTexts } from '../schema/media/altTexts';
import type { SampleSet } from '../schema/draft/sampleSets';
import { createSimulator } from './simulator';

type ReadTemplate = {
  template: TemplateDraft;
  /** Names and samples of its parameters, if they are known. */
  parameters: ParameterNotes | undefined;
  /** What people who cannot see its pictures are told, if it is known. */
  altTexts?: AltTexts | undefined;
  /** With a set, what its templates are made of. */
  set?: TemplateSet | undefined;
  entries?: DraftEntries | undefined;
  /** Number of the carousel's card to open, from 1. */
  card?: number | undefined;
  /** The values in place of parameters. */
  samples?: SampleSet | undefined;
};

/** The models that the phones and lists read, for a template from elsewhere. Without a form, nothing changes it. */
export function openToRead({ template, card, samples = 'typical', ...beside }: ReadTemplate) {
  const editor = openEditor({ draft: template, ...beside });
  const cards = carouselCardsOf(template);
  if (template.type === 'carousel' && card !== undefined && card <= cards.length)
    editor.selection.openCard(card - 1, `${cardsPath}.${card - 1}`);
  return {
    editor,
    simulator: createSimulator(editor),
    samples: createStore<SampleChoice>(() => ({ shown: samples })),
    trustsMedia: createStore(() => false),
  };
}

export type OpenToRead = ReturnType<typeof openToRead>;
