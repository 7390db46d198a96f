import type { TemplateDraft } from '../../../src/schema/draft/draft';
import {
  carousel,
  dial,
  horizontalCard,
  media,
  openUrl,
  reply,
  textMessage,
  verticalCard,
} from './templates';

const words = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The templates that are hardest to draw: long texts, wide buttons, all directions of writing, every kind of file. */
export const hardTemplates = {
  'longest texts': verticalCard({
    title: words('A title that goes on and on ', 200),
    description: words('Every sentence of this description says the same thing once more. ', 2000),
    media: media('3x2.svg', 'TALL'),
    suggestions: [openUrl('W'.repeat(25)), dial('Call the shop in the city'), reply('Yes'), reply('No')],
  }),
  'eleven wide chips': textMessage(
    words('Choose one of these. ', 600),
    Array.from({ length: 11 }, (_, index) => (index % 3 === 0 ? dial : reply)(`${index} ${'W'.repeat(22)}`)),
  ),
  Hindi: carousel([
    {
      title: 'दीपावली की शुभकामनाएँ',
      description: 'बनारसी रेशम की साड़ी, हाथ से बुनी हुई, ज़री की किनारी के साथ। केवल इस सप्ताह आधे दाम पर।',
      media: media('3x2.svg', 'MEDIUM'),
      suggestions: [openUrl('अभी खरीदें'), dial('दुकान को फ़ोन करें')],
    },
    {
      title: 'पीतल के दीये',
      description: 'तीन का सेट',
      media: media('1x1.svg', 'SHORT'),
      suggestions: [reply('और बताएँ')],
    },
  ]),
  Arabic: verticalCard({
    title: 'مرحبا بكم في متجرنا الجديد',
    description: 'خصم 20 % على كل الأحذية حتى يوم الجمعة. اتصل بنا على +966 11 555 0123 أو زر Lark & Loom.',
    media: media('16x9.svg', 'MEDIUM'),
    suggestions: [openUrl('تسوق الآن'), dial('اتصل بنا'), reply('لاحقا')],
  }),
  Thai: horizontalCard('RIGHT', {
    title: 'สวัสดีปีใหม่จากร้านของเรา',
    description: 'ลดราคาครึ่งหนึ่งทุกชิ้นถึงวันอาทิตย์นี้เท่านั้น แสดงข้อความนี้ที่หน้าร้านเพื่อรับส่วนลดของคุณ',
    media: media('3x4.svg'),
    suggestions: [reply('สนใจ'), openUrl('ดูทั้งหมด')],
  }),
  'emoji families': carousel(
    [
      {
        title: '👨‍👩‍👧‍👦 Family tickets 🎟️',
        description: '👩🏽‍🚀👨🏿‍🍳🧑‍🤝‍🧑 two adults, two children 🇮🇳🇯🇵 1️⃣2️⃣ ❤️‍🔥',
        media: media('3x2.svg', 'MEDIUM'),
        suggestions: [reply('🎉🎉🎉 Yes please 🎉🎉🎉'), reply('👎🏾 No')],
      },
      { title: '🏳️‍🌈', description: '✔️ ☎️ ★', suggestions: [reply('👍')] },
    ],
    'SMALL',
  ),
  'unequal cards': carousel([
    { title: 'Short', suggestions: [reply('Go')] },
    {
      title: words('A long title of a card ', 120),
      description: words('Much to say about a little thing. ', 900),
      media: media('1x4.svg', 'TALL'),
      suggestions: [reply('One'), openUrl('Two'), dial('Three'), reply('Four')],
    },
    { description: 'A description alone', media: media('4x1.svg', 'SHORT') },
  ]),
  film: verticalCard({
    title: 'See the rooms',
    description: 'A film of 40 seconds.',
    media: media('rooms.mp4', 'MEDIUM', '16x9.svg'),
    suggestions: [openUrl('Book')],
  }),
  PDF: verticalCard({
    title: 'Your bill',
    description: 'Pay until Friday.',
    media: media('bill.pdf', 'SHORT', '3x4.svg'),
    suggestions: [openUrl('Pay'), dial('Ask')],
  }),
  GIF: verticalCard({
    title: '本日限り、全品半額です',
    description: '欢迎光临。오늘만 반값!',
    media: media('wave.gif', 'TALL'),
  }),
} satisfies Record<string, TemplateDraft>;
