import { card, richCard } from './shapes';

type File = { fileUrl: unknown; thumbnailUrl?: unknown; description?: unknown };

/** A message of a file, which becomes the picture of a card: the person is asked. */
export function fileAlone({ fileUrl, thumbnailUrl, description }: File) {
  return {
    value: { component: richCard(card({ fileUrl, thumbnailUrl, description })) },
    doubt:
      description === undefined
        ? 'It is a message of a file alone, which no template can be: the file became the picture of a card. Give the card a title or a description.'
        : 'It is a file with a text, which became a card: give the card a title.',
  };
}
