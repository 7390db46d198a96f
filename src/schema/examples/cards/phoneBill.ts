import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const phoneBill = {
  id: 'phone-bill',
  title: 'Bill as a PDF',
  summary: 'The bill itself as a document, with a number to call about it.',
  language: 'en',
  template: {
    name: 'phone_bill',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'Your Tilli Mobile bill for February',
            description:
              '£24.00, which is £3.20 less than last month. We collect it on 20 March; there is nothing to do.',
            media: {
              height: 'SHORT',
              // The interface document offers a thumbnail for image, audio and video files only.
              contentInfo: { fileUrl: 'https://pictures.example.com/phone-bill.pdf', forceRefresh: false },
            },
            suggestions: [
              {
                action: {
                  text: 'Call billing',
                  postbackData: textToBase64('call_billing'),
                  fallbackUrl: 'https://tilli.example/help/billing',
                  dialAction: { phoneNumber: '+442079460163' },
                },
              },
              {
                action: {
                  text: 'See what I used',
                  postbackData: textToBase64('see_usage'),
                  openUrlAction: { url: 'https://tilli.example/usage', application: 'BROWSER' },
                },
              },
              { reply: { text: 'Explain my bill', postbackData: textToBase64('explain_bill') } },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
