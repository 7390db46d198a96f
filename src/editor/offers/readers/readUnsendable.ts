import type { OfferReader } from '../../model/offer';

/** Invisible NUL characters and halves of characters, which nobody can select to delete them. */
export const readUnsendable: OfferReader = ({ at, text, meta }) => {
  const rest = text.replaceAll(/\0|\p{Surrogate}/gu, '');
  if (rest === text) return undefined;
  const count = text.length - rest.length;
  const what = count === 1 ? 'the character that cannot be sent' : `${count} characters that cannot be sent`;
  return {
    choices: [
      {
        action: `Remove ${what}`,
        changes: { [at]: rest === '' ? undefined : rest },
        done: `${meta.name ?? 'Text'}: ${what} removed.`,
      },
    ],
  };
};
