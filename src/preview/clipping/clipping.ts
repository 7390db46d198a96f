import type { PreviewOptions, System } from '../model/options';

/** Everything about a phone that its cuts depend on, beside the template. */
export type PhoneState = Pick<
  PreviewOptions,
  'textSize' | 'carouselWidths' | 'deviceWidth' | 'iphoneWidth'
> & {
  system: System;
};

export type TextPart = 'title' | 'description' | 'button';

/** A part of a template that a drawn phone cuts, by its dotted draft path. */
export type Clipping = { path: string } & (
  | {
      kind: 'text';
      part: TextPart;
      /** Letters that are seen, and all letters, as people count them. */
      seen: number;
      of: number;
      /** What is seen, without the sign of the cut. */
      text: string;
      /** Set for a button that is seen after a press on "Options" only. */
      isFolded?: true;
    }
  | { kind: 'gone'; part: TextPart }
  | {
      kind: 'picture';
      /** The share of the picture that its box hides, 0 to 1. */
      hidden: number;
      form: 'portrait' | 'landscape' | 'square';
      /** The edges beyond which it is hidden, equally at both. */
      edges: 'top and bottom' | 'left and right';
    }
);

/** How much of a part is lost, 0 to 1. */
export function lossOf(cut: Clipping): number {
  if (cut.kind === 'gone') return 1;
  return cut.kind === 'picture' ? cut.hidden : 1 - cut.seen / cut.of;
}
