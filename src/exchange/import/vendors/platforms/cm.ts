import { valueAt } from '../../../../lib/path';
import { isRecord } from '../../../../lib/values';
import { addsEvent, buttonReader, calls, does, opens } from '../reading/buttons';
import { cardReader, carousel, firstOf, plainText, richCard, oneMessage } from '../reading/message';
import { understood, type OpenPart } from '../reading/openPart';
import type { Vendor } from '../reading/vendor';

const readButton = buttonReader({
  kind: 'action',
  text: 'label',
  postbackData: 'postbackdata',
  kinds: {
    reply: 'reply',
    openurl: opens('url'),
    dial: calls('dial.phoneNumber'),
    viewlocation: does('viewLocationAction', {
      latitude: ['viewLocation.latitude', 'location.latitude'],
      longitude: ['viewLocation.longitude', 'location.longitude'],
      label: ['viewLocation.label', 'location.label'],
      query: ['viewLocation.searchQuery', 'location.searchQuery'],
    }),
    createcalendarevent: addsEvent('calendar.'),
  },
});

const readCard = cardReader(
  { title: 'header', description: 'text', fileUrl: 'media.mediaUri', suggestions: 'suggestions' },
  readButton,
);

/** The Business Messaging API: messages with a rich content whose conversation has one entry for each bubble. */
export const cm: Vendor = {
  name: 'CM.com message',
  pages: [
    'https://developers.cm.com/messaging/docs/rcs',
    'https://developers.cm.com/messaging/docs/rcs-carousel-messages',
    'https://developers.cm.com/messaging/docs/rcs-suggested-replies-messages',
    'https://github.com/cmdotcom/text-sdk-dotnet',
  ],
  detect: (value) => isRecord(valueAt(value, 'messages.msg.0.richContent')),
  read(root) {
    const why = oneMessage;
    const message = firstOf(root.open('messages').list('msg'), why);
    if (!message) return { problem: 'No message was found.' };
    const content = message.open('richContent');
    const bubble = firstOf(content.list('conversation'), why);
    if (!bubble) return { problem: 'The conversation of this message is empty.' };
    const component = readBubble(bubble);
    const buttons = content.list('suggestions');
    if (buttons.length > 0 && 'text' in component) {
      component.suggestions = understood(buttons.map(readButton));
    } else for (const button of buttons) button.setAside('Templates don’t support buttons next to a card.');
    message.keepFallback('body.content');
    return { component };
  },
};

function readBubble(bubble: OpenPart): Record<string, unknown> {
  const text = bubble.take('text');
  if (text !== undefined) return plainText(text, bubble.each('suggestions', readButton));
  if (bubble.peek('carousel') !== undefined) {
    const slider = bubble.open('carousel');
    const cards = slider.each('cards', readCard);
    return carousel(cards, slider.take('cardWidth'));
  }
  const isInside = ['richCard', 'card'].some((name) => bubble.peek(name) !== undefined);
  return richCard(readCard(isInside ? bubble.open('richCard', 'card') : bubble));
}
