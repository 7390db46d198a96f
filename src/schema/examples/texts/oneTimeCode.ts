import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const oneTimeCode = {
  id: 'one-time-code',
  title: 'One-time code',
  summary: 'A sign-in code and a way to say "that was not me".',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Sign-in code', sample: '482 913' },
  },
  template: {
    name: 'sign_in_code',
    type: 'text_message',
    component: {
      text: '[custom_param1a] is your Northlight Bank sign-in code. It works once and expires in 10 minutes.\n\nWe will never ask you for it by phone or message.',
      suggestions: [
        { reply: { text: 'Send a new code', postbackData: textToBase64('resend_code') } },
        { reply: { text: 'This was not me', postbackData: textToBase64('report_sign_in') } },
      ],
    },
  },
} satisfies Example;
