import { copiesCode, readKindedButton, type ButtonForm } from '../reading/buttons';
import { listOf } from '../reading/listOf';
import type { Maker } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { createParameterWriter, type ParameterWriter } from '../reading/parameterWriter';
import { card, carousel, known, plainText, richCard, template, withParameters } from '../reading/shapes';

/** Template-creation requests of Gupshup, whose lists are JSON in a text. */
export const gupshup: Maker = {
  name: 'a template-creation request of Gupshup',
  pages: [
    'https://partner-docs.gupshup.io/reference/post_partner-app-appid-templates-carouselimage',
    'https://partner-docs.gupshup.io/reference/post_partner-app-appid-templates',
  ],
  detect: ({ elementName, templateType, content }) =>
    typeof elementName === 'string' && typeof templateType === 'string' && typeof content === 'string',
  read(value, notes) {
    const root = openPart(value, [], notes);
    const writer = createParameterWriter(value, notes);
    const [name, header] = [root.take('elementName'), root.take('header')];
    const cards = listOf(root, 'cards').map((each, index) => readCard(each, writer, `card ${index + 1} `));
    if (cards.length > 0) {
      root.finish((key) => whyOf(key, true));
      return { value: template(name, carousel(cards)), parameters: writer.collected() };
    }
    const title = writer.text(header, 'header');
    const text = writer.text(root.take('content'), 'body');
    const suggestions = known(listOf(root, 'buttons').map((button) => readButton(button, writer, '')));
    const fileUrl = root.take('mediaUrl');
    root.finish((key) => whyOf(key, false));
    const component =
      title === undefined && fileUrl === undefined
        ? plainText(text, suggestions)
        : richCard(card({ title, description: text, fileUrl, suggestions }));
    return { value: template(name, component), parameters: writer.collected() };
  },
};

function whyOf(key: string, hasCards: boolean): string {
  if (key === 'footer') return 'A footer has no place in a template.';
  if (key === 'content' && hasCards) return 'A carousel has no text beside it.';
  return `"${key}" is no part of a template.`;
}

function readCard(part: OpenPart, writer: ParameterWriter, within: string) {
  const sample = part.take('sampleText');
  const content = card({
    fileUrl: part.take('mediaUrl'),
    description: writer.text(part.take('body'), `${within}body`),
    suggestions: known(listOf(part, 'buttons').map((button) => readButton(button, writer, within))),
  });
  if (sample !== undefined)
    part.leave('sampleText', sample, 'A sample of the whole text is kept with the draft.');
  part.take('headerType');
  part.finish();
  return content;
}

const buttonForm: ButtonForm = {
  kind: ['type'],
  text: ['text'],
  kinds: {
    quickreply: { does: 'reply' },
    url: { does: 'openUrl', from: ['url'] },
    phonenumber: { does: 'dial', from: ['phone_number', 'phoneNumber'] },
  },
  placeless: { copycode: copiesCode },
};

function readButton(button: OpenPart, writer: ParameterWriter, within: string) {
  const [example] = button.entries('example');
  const read = readKindedButton(buttonForm, button, button);
  return withParameters(read, (url) => writer.address(url, `${within}address`, example));
}
