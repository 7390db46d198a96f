import { use, useLayoutEffect, useRef, useState } from 'react';
import { LayoutContext } from '../../screen/useLayout';
import { SamplesContext } from '../../text/withSamples';
import type { StandaloneShape } from '../../message/drawnCards';
import { iosLines } from '../../../schema/phones/iosFigures';

type CardTexts = { title: string; description: string; shape: StandaloneShape };

/**
 * The six-line rule for a card, by its measured layout. Attach the two refs to the texts. Measures outside React,
 * before the paint, and again when the texts, their samples, the shape or the layout change.
 */
export function useLineRule({ title, description, shape }: CardTexts) {
  const layout = use(LayoutContext);
  const samples = use(SamplesContext);
  const titleRef = useRef<HTMLDivElement>(null);
  const descriptionRef = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState({ title: 0, description: 0 });

  useLayoutEffect(() => {
    const lines = { title: linesOf(titleRef.current), description: linesOf(descriptionRef.current) };
    setNeeded((last) =>
      last.title === lines.title && last.description === lines.description ? last : lines,
    );
    // Each of them changes the measured lines.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [title, description, shape, layout, samples]);

  return { titleRef, descriptionRef, drawn: lineRule(needed) };
}

function linesOf(text: HTMLElement | null): number {
  // A text that is not laid out has no lines; a document without a style has no height of a line either.
  if (!text || text.scrollHeight === 0) return 0;
  // `scrollHeight` of a cut text is the height of the whole text.
  return Math.round(text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
}

const { card: maxLines, title: maxTitleLines } = iosLines;

type Lines = { title: number; description: number };

/**
 * The drawn lines of title and description, from the lines that they need at the width of the card. If they need
 * more together than the card has, the card opens a page with the whole text.
 */
export function lineRule({ title, description }: Lines): Lines & { opensTextPage: boolean } {
  if (title + description <= maxLines) return { title, description, opensTextPage: false };
  const drawnTitle = Math.min(title, Math.max(maxTitleLines, maxLines - description));
  return { title: drawnTitle, description: maxLines - drawnTitle, opensTextPage: true };
}
