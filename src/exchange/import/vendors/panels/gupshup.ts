import { buttonReader, calls, copiesCode, opens, withAddress } from '../reading/buttons';
import { card, carousel, textOrCard, noFooter, noTextBesideCarousel } from '../reading/message';
import { understood, type OpenPart } from '../reading/openPart';
import { createParameterWriter, type ParameterWriter } from '../reading/parameterWriter';
import type { Vendor } from '../reading/vendor';

const readKinds = buttonReader({
  kind: 'type',
  text: 'text',
  kinds: { quickreply: 'reply', url: opens('url'), phonenumber: calls('phone_number', 'phoneNumber') },
  placeless: { copycode: copiesCode },
});

function readButton(button: OpenPart, writer: ParameterWriter, within: string) {
  const [example] = button.entries('example');
  return withAddress(readKinds(button), (url) => writer.address(url, `${within}address`, example));
}

function readCard(part: OpenPart, writer: ParameterWriter, within: string) {
  const sample = part.take('sampleText');
  const content = card({
    fileUrl: part.take('mediaUrl'),
    description: writer.text(part.take('body'), `${within}body`),
    suggestions: understood(part.listInText('buttons').map((button) => readButton(button, writer, within))),
  });
  if (sample !== undefined)
    part.leave('sampleText', sample, 'A sample of the whole text is kept with the draft.');
  part.take('headerType');
  part.finish();
  return content;
}

/** Template-creation requests of Gupshup, whose lists are JSON in a text. */
export const gupshup: Vendor = {
  name: 'Gupshup template request',
  pages: [
    'https://partner-docs.gupshup.io/reference/post_partner-app-appid-templates-carouselimage',
    'https://partner-docs.gupshup.io/reference/post_partner-app-appid-templates',
  ],
  reasons: {
    footer: noFooter,
    content: noTextBesideCarousel,
  },
  detect: ({ elementName, templateType, content }) =>
    typeof elementName === 'string' && typeof templateType === 'string' && typeof content === 'string',
  read(root, value, notes) {
    const writer = createParameterWriter(value, notes);
    const [name, header] = [root.take('elementName'), root.take('header')];
    const cards = root.listInText('cards').map((each, index) => readCard(each, writer, `card ${index + 1} `));
    if (cards.length > 0) return { name, component: carousel(cards), parameters: writer.collected() };
    const title = writer.text(header, 'header');
    const description = writer.text(root.take('content'), 'body');
    const suggestions = understood(
      root.listInText('buttons').map((button) => readButton(button, writer, '')),
    );
    const fileUrl = root.take('mediaUrl');
    const component = textOrCard({ title, description, fileUrl, suggestions });
    return { name, component, parameters: writer.collected() };
  },
};
