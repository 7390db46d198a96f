import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

export const insuranceRenewal = {
  id: 'insurance-renewal',
  title: 'Insurance renewal',
  summary: 'Hindi: the picture on the right, and a renewal without leaving the chat.',
  language: 'hi',
  parameters: {
    '[custom_param1a]': { name: 'पॉलिसी नंबर', sample: 'CB-204815' },
  },
  template: {
    name: 'policy_renewal_hi',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'HORIZONTAL',
          thumbnailImageAlignment: 'RIGHT',
          cardContent: {
            title: 'आपकी गृह पॉलिसी 31 मार्च तक',
            description: 'समय पर नवीनीकरण करें और 10% छूट पाएँ। पॉलिसी: [custom_param1a]',
            media: { contentInfo: picture('insurance.jpg') },
            suggestions: [
              {
                action: {
                  text: 'अभी नवीनीकरण करें',
                  postbackData: textToBase64('renew_policy'),
                  fallbackUrl: 'https://chhayabima.example/policy',
                  openUrlAction: {
                    url: 'https://chhayabima.example/renew?policy=[custom_param1a]',
                    application: 'WEBVIEW',
                    webviewViewMode: 'TALL',
                    description: 'पॉलिसी नवीनीकरण का फ़ॉर्म',
                  },
                },
              },
              {
                action: {
                  text: 'सलाहकार से बात करें',
                  postbackData: textToBase64('call_adviser'),
                  dialAction: { phoneNumber: '+911155500118' },
                },
              },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
