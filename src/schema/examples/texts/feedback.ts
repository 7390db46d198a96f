import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const feedback = {
  id: 'feedback',
  title: 'How did we do?',
  summary: 'One question, five answers to tap.',
  language: 'en',
  template: {
    name: 'repair_feedback',
    type: 'text_message',
    component: {
      text: 'Your bicycle left the Spoke & Chain workshop yesterday. How does it ride?\n\nOne tap is enough. Sam reads every answer.',
      suggestions: [
        { reply: { text: '😍 Like new', postbackData: textToBase64('ride_5') } },
        { reply: { text: '🙂 Good', postbackData: textToBase64('ride_4') } },
        { reply: { text: '😐 It rides', postbackData: textToBase64('ride_3') } },
        { reply: { text: '🙁 Not quite right', postbackData: textToBase64('ride_2') } },
        { reply: { text: 'Ask Sam to call me', postbackData: textToBase64('ride_callback') } },
      ],
    },
  },
} satisfies Example;
