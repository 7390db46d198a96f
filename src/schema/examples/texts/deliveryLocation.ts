import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const deliveryLocation = {
  id: 'delivery-location',
  title: 'Where shall we deliver?',
  summary: 'Arabic: a courier asks for the location before the delivery.',
  language: 'ar',
  parameters: {
    '[custom_param1a]': { name: 'اسم العميل', sample: 'ليلى' },
    '[custom_param2a]': { name: 'رقم الطلب', sample: '48213' },
  },
  template: {
    name: 'delivery_place_ar',
    type: 'text_message',
    component: {
      text: 'مرحبًا [custom_param1a]، طلبك رقم [custom_param2a] من متجر نسيم جاهز للتوصيل اليوم بين الرابعة والسادسة مساءً.\n\nشاركنا موقعك ليصل المندوب إلى بابك مباشرة.',
      suggestions: [
        {
          action: {
            text: 'مشاركة الموقع',
            postbackData: textToBase64('share_location'),
            fallbackUrl: 'https://naseem.example/ar/address',
            shareLocationAction: {},
          },
        },
        { reply: { text: 'نفس العنوان السابق', postbackData: textToBase64('same_address') } },
        { reply: { text: 'تغيير الموعد', postbackData: textToBase64('change_slot') } },
        {
          action: {
            text: 'الاتصال بالمندوب',
            postbackData: textToBase64('call_courier'),
            dialAction: { phoneNumber: '+97145550142' },
          },
        },
      ],
    },
  },
} satisfies Example;
