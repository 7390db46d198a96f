import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const billReady = {
  id: 'bill-ready',
  title: 'Electricity bill',
  summary: 'Amount and due date, one button to pay and one to call.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Amount', sample: '£64.20' },
    '[custom_param2a]': { name: 'Account ending', sample: '4417' },
    '[custom_param3a]': { name: 'Bill link', sample: '48213' },
  },
  template: {
    name: 'bill_ready',
    type: 'text_message',
    component: {
      text: 'Your Brightwater Energy bill for February is ready.\n\nAmount: [custom_param1a]\nDue: 28 March 2027\nAccount: ending in [custom_param2a]\n\nIf you pay by direct debit, there is nothing to do.',
      suggestions: [
        {
          action: {
            text: 'Pay now',
            postbackData: textToBase64('pay_bill'),
            fallbackUrl: 'https://brightwater.example/pay',
            openUrlAction: {
              url: 'https://brightwater.example/pay/[custom_param3a]?from=rcs',
              application: 'BROWSER',
            },
          },
        },
        {
          action: {
            text: 'Call billing',
            postbackData: textToBase64('call_billing'),
            fallbackUrl: 'https://brightwater.example/contact',
            dialAction: { phoneNumber: '+442079460177' },
          },
        },
        { reply: { text: 'I need more time', postbackData: textToBase64('payment_plan') } },
      ],
    },
  },
} satisfies Example;
