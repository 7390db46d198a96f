import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const bankAlert = {
  id: 'bank-alert',
  title: 'Card payment alert',
  summary: 'Hindi: a card payment, with one tap to block the card.',
  language: 'hi',
  parameters: {
    '[custom_param1a]': { name: 'कार्ड के अंतिम अंक', sample: '4821' },
    '[custom_param2a]': { name: 'राशि', sample: '1,499' },
    '[custom_param3a]': { name: 'दुकान', sample: 'चाय अड्डा, पुणे' },
  },
  template: {
    name: 'card_alert_hi',
    type: 'text_message',
    component: {
      text: 'आपके दीपशिखा बैंक कार्ड (अंतिम अंक [custom_param1a]) से ₹[custom_param2a] का भुगतान हुआ है।\n\nदुकान: [custom_param3a]\n\nअगर यह भुगतान आपने नहीं किया है, तो कार्ड तुरंत ब्लॉक करें।',
      suggestions: [
        { reply: { text: 'हाँ, मैंने किया', postbackData: textToBase64('payment_mine') } },
        { reply: { text: 'कार्ड ब्लॉक करें', postbackData: textToBase64('block_card') } },
        {
          action: {
            text: 'बैंक को कॉल करें',
            postbackData: textToBase64('call_bank'),
            fallbackUrl: 'https://deepshikhabank.example/sampark',
            dialAction: { phoneNumber: '+912255500142' },
          },
        },
      ],
    },
  },
} satisfies Example;
