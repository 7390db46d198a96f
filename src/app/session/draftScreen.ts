import type { Session } from '../../editor/model/createTemplateEditor';
import type { TemplateDraft } from '../../schema/draft/draft';
import { sampleSets } from '../../schema/draft/samples';
import { z } from '../../schema/values/zod';
import { defaultViewOptions, type ViewOptions } from './viewOptions';

/** Where there is no room for all, one of these is shown. */
export const View = z.enum(['edit', 'preview', 'check', 'send']);
export type View = z.infer<typeof View>;
export const InspectorTab = z.enum(['issues', 'json', 'samples', 'log', 'send']);
export type InspectorTab = z.infer<typeof InspectorTab>;

/** How the page of a draft is looked at. No part of the draft: it is kept beside it. */
export type DraftScreen = { view: View; tab: InspectorTab; phone: ViewOptions };

const chosen = defaultViewOptions;
const Phone = z.object({
  phones: z.enum(['android', 'ios', 'both']).catch(chosen.phones),
  mode: z.enum(['select', 'try']).catch(chosen.mode),
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
  increaseContrast: z.boolean().catch(chosen.increaseContrast),
  scale: z.enum(['100', '75', '50', 'fit']).catch(chosen.scale),
  carouselWidths: z.enum(['api', 'messages2026']).catch(chosen.carouselWidths),
  textSize: z.enum(['small', 'default', 'large', 'largest']).catch(chosen.textSize),
  deviceWidth: z.literal([360, 412]).catch(chosen.deviceWidth),
  mediaState: z.enum(['downloaded', 'before', 'failed']).catch(chosen.mediaState),
});

const Kept = z.object({
  view: View.catch('edit'),
  tab: InspectorTab.catch('issues'),
  phone: Phone.optional().catch(undefined),
  samples: z.enum(sampleSets).optional().catch(undefined),
  card: z.int().min(0).catch(0),
  open: z.record(z.string(), z.int().min(0)).catch({}),
});
export type KeptScreen = z.infer<typeof Kept>;

const Row = z.object({ session: Kept });

/** What was on the screen when the draft was left. Of what cannot be read, each part is as in a new draft. */
export function readScreen(stored: unknown): KeptScreen {
  const row = Row.safeParse(stored);
  return row.success ? row.data.session : Kept.parse({});
}

/** The phones as they were set; an absent theme is that of the page. */
export function phoneOf({ phone }: KeptScreen): ViewOptions {
  return phone ? { ...phone, theme: phone.theme } : defaultViewOptions;
}

/** The parts of the form that were open, as far as the draft still has them. */
export function openParts(
  { card, open }: KeptScreen,
  { component }: TemplateDraft,
): Pick<Session, 'card' | 'open'> {
  const cards = component.richCard?.carouselCard?.cardContents?.length ?? 0;
  return { card: Math.min(card, Math.max(0, cards - 1)), open };
}
