import 'rcs-template-builder/element';
import 'rcs-template-builder/element/placeholder.css';

const message = {
  name: 'order_shipped',
  type: 'text_message',
  component: {
    text: 'Your order is on its way.',
    suggestions: [{ reply: { text: 'Thanks', postbackData: 'dGhhbmtz' } }],
  },
};

/** The properties are set, all else are attributes. */
function render({ message: payload, ...attributes }) {
  const element = document.createElement('rcs-message');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return Object.assign(element, { message: payload });
}

export default {
  title: 'RCS message',
  render,
  args: { message, phone: 'both', view: 'conversation', theme: 'light' },
  argTypes: {
    phone: { control: 'radio', options: ['both', 'android', 'iphone'] },
    view: { control: 'radio', options: ['conversation', 'lockScreen', 'banner'] },
    theme: { control: 'radio', options: ['light', 'dark'] },
    'text-size': { control: 'select', options: ['small', 'default', 'large', 'largest', 'ax1', 'ax5'] },
    message: { control: 'object' },
  },
};

export const Conversation = {};
export const DarkLockScreen = { args: { phone: 'iphone', view: 'lockScreen', theme: 'dark' } };
