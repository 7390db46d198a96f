import { quote } from '../../lib/text/isolate';
import { fieldMeta } from '../walk/fieldMeta';
import { z } from './zod';

/** The message about a missing or wrong choice. `what`: "a picture height"; `noun`: that, where `what` is none. */
export const choiceError =
  (what: string, choices: string, noun = what) =>
  ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && input.trim() !== ''
      ? `${quote(input)} is not ${noun}. Choose ${choices}.`
      : `Choose ${what}: ${choices}.`;

export const TemplateType = z
  .enum(['text_message', 'rich_card', 'carousel'], {
    error: choiceError('a type', 'text message, rich card or carousel'),
  })
  .register(z.globalRegistry, { id: 'TemplateType', description: 'Decides which shape `component` has.' });
export type TemplateType = z.infer<typeof TemplateType>;

export const TemplateStatus = z
  .enum(['approved', 'pending', 'rejected', 'expired'])
  .register(z.globalRegistry, { id: 'TemplateStatus', description: 'Approval status of a template.' });
export type TemplateStatus = z.infer<typeof TemplateStatus>;

export const CardOrientation = z
  .enum(['HORIZONTAL', 'VERTICAL'], { error: choiceError('a layout', 'vertical or horizontal') })
  .register(z.globalRegistry, { id: 'CardOrientation' })
  .register(fieldMeta, { label: 'Layout' });
export type CardOrientation = z.infer<typeof CardOrientation>;

export const ThumbnailImageAlignment = z
  .enum(['LEFT', 'RIGHT'], { error: choiceError('a picture side', 'left or right') })
  .register(z.globalRegistry, {
    id: 'ThumbnailImageAlignment',
    description: 'Side of the picture in a horizontal card.',
  })
  .register(fieldMeta, { label: 'Picture side', inForm: 'folded' });
export type ThumbnailImageAlignment = z.infer<typeof ThumbnailImageAlignment>;

export const CardWidth = z
  .enum(['SMALL', 'MEDIUM'], { error: choiceError('a card width', 'small or medium') })
  .register(z.globalRegistry, {
    id: 'CardWidth',
    description: 'SMALL 120 DP (tall media cannot be used), MEDIUM 232 DP.',
  })
  .register(fieldMeta, { label: 'Card width' });
export type CardWidth = z.infer<typeof CardWidth>;

export const MediaHeight = z
  .enum(['SHORT', 'MEDIUM', 'TALL'], { error: choiceError('a picture height', 'short, medium or tall') })
  .register(z.globalRegistry, {
    id: 'MediaHeight',
    description: 'SHORT 112 DP, MEDIUM 168 DP, TALL 264 DP; vertical layout only.',
  })
  .register(fieldMeta, { label: 'Height' });
export type MediaHeight = z.infer<typeof MediaHeight>;

export const OpenUrlApplication = z
  .enum(['BROWSER', 'WEBVIEW'], {
    error: choiceError('where the link opens', 'browser or in-chat window', 'a place to open the link'),
  })
  .register(z.globalRegistry, { id: 'OpenUrlApplication' })
  .register(fieldMeta, { label: 'Opens in' });
export type OpenUrlApplication = z.infer<typeof OpenUrlApplication>;

export const WebviewViewMode = z
  .enum(['FULL', 'HALF', 'TALL'], { error: choiceError('an in-chat window size', 'full, tall or half') })
  .register(z.globalRegistry, {
    id: 'WebviewViewMode',
    description: 'FULL: whole screen, TALL: three quarters, HALF: half. Used with WEBVIEW.',
  })
  .register(fieldMeta, { label: 'In-chat window size', inForm: 'folded' });
export type WebviewViewMode = z.infer<typeof WebviewViewMode>;

/** Heights of the media of a vertical card, in density-independent pixels (interface document, CardContent). */
export const mediaHeights = { SHORT: 112, MEDIUM: 168, TALL: 264 } satisfies Record<MediaHeight, number>;
