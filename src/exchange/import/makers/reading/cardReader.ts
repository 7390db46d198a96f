import type { OpenPart } from './openPart';
import { card, known } from './shapes';

/** The members of a maker's cards. Those of the picture stand in `media`. */
type CardForm = {
  title: string;
  description: string;
  media: { fileUrl: string; thumbnailUrl?: string; height?: string; altText?: string };
  suggestions?: readonly string[];
};

/** Reads cards of a form. */
export const cardReader =
  (
    { title, description, media: picture, suggestions = ['suggestions'] }: CardForm,
    readButton: (button: OpenPart) => unknown,
  ) =>
  (part: OpenPart) => {
    const media = part.open('media');
    const content = card({
      title: part.take(title),
      description: part.take(description),
      ...Object.fromEntries(Object.entries(picture).map(([name, written]) => [name, media.take(written)])),
      suggestions: known(part.list(...suggestions).map((button) => readButton(button))),
    });
    for (const each of [media, part]) each.finish();
    return content;
  };
