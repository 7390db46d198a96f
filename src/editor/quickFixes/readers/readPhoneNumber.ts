import type { PhoneNumber } from 'libphonenumber-js/min';
import { countryName, parsePhoneText, plainPhoneText } from '../../../lib/text/phoneText';
import { phoneNumberRule } from '../../../schema/template/dialAction';
import type { QuickFix, QuickFixChoice, QuickFixInput, QuickFixReader } from '../../model/quickFix';

const LONGEST = 200;
const MOST = 3;
const CHAT_LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:\S*&)?phone=)\+?(\d{5,15})/i;

/**
 * A number as people write it, in international form. Without a country it is one of this device's country, and the person
 * chooses that if it is not known.
 */
export const readPhoneNumber: QuickFixReader = (input) => {
  const text = plainPhoneText(input.text);
  if (text.length > LONGEST) return undefined;
  const chat = CHAT_LINK.exec(text)?.[1];
  if (chat !== undefined)
    return fixNumbers(
      input,
      [`+${chat}`],
      'This calls the number. To open a WhatsApp chat, change the button to “Open a link”.',
    );
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3) return undefined;
  if (digits.length <= 6 && !text.includes('+'))
    return {
      message: `“${digits}” is a short number that may not work from every network. Enter the full number with its country code.`,
      choices: [],
    };
  const parts = text.split(/\s*(?:[/,;|]|\bor\b)\s*/i).filter((part) => part.replace(/\D/g, '').length > 6);
  return fixNumbers(input, parts.length > 0 && parts.length <= MOST ? parts : [text]);
};

function fixNumbers(input: QuickFixInput, texts: readonly string[], note?: string): QuickFix | undefined {
  const numbers = texts
    .map((text) => parsePhoneText(text, input.country))
    .filter((number) => number !== undefined);
  const isInternational = texts.every((text) => /^\D*(?:\+|00)/.test(text));
  const usable = numbers.filter((number) => number.isPossible() && phoneNumberRule.fits(number.number));
  if (usable.length === 0)
    return isInternational
      ? undefined
      : {
          message:
            input.country === ''
              ? 'Choose the country of this number.'
              : `This is not a phone number in ${countryName(input.country)}. Choose its country.`,
          choices: [],
          usesCountry: true,
        };
  if (usable.every(({ number }) => number === input.text)) return undefined;
  const doubtful = usable.find((number) => !number.isValid());
  const extension = usable.find(({ ext }) => ext !== undefined)?.ext;
  const message =
    note ??
    (doubtful
      ? `Check the number. It is unusual for ${countryName(doubtful.country ?? input.country)}.`
      : extension === undefined
        ? undefined
        : `Buttons can’t dial extension ${extension}.`);
  const choices = usable.map((number) => choiceOf(input, number));
  const isPlain = choices.length === 1 && message === undefined;
  return { message, choices, isPlain, usesCountry: isInternational ? undefined : true };
}

function choiceOf({ at, text }: QuickFixInput, number: PhoneNumber): QuickFixChoice {
  const grouped = number.formatInternational().replace(/ ext\. .*/, '');
  // An offer that reads like the text above it seems to change nothing.
  const shown = grouped === text.trim() ? number.number : grouped;
  return { action: `Use ${shown}`, changes: { [at]: number.number }, done: `Phone number: ${shown}.` };
}
