import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const mobilePlans = {
  id: 'mobile-plans',
  title: 'Mobile plans',
  summary: 'Arabic: cards without pictures, with a shop to find and a location to share.',
  language: 'ar',
  template: {
    name: 'mobile_plans_ar',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            {
              title: 'باقة خفيفة',
              description: '10 جيجابايت ومكالمات محلية بلا حدود. 49 درهمًا في الشهر.',
              suggestions: [
                { reply: { text: 'أختار الخفيفة', postbackData: textToBase64('plan_light') } },
                {
                  action: {
                    text: 'أقرب فرع',
                    postbackData: textToBase64('nearest_branch'),
                    fallbackUrl: 'https://rannah.example/ar/branches',
                    viewLocationAction: { query: 'رنّة للاتصالات' },
                  },
                },
              ],
            },
            {
              title: 'باقة العائلة',
              description: '60 جيجابايت لأربعة أرقام، والرقم الخامس مجاني. 159 درهمًا في الشهر.',
              suggestions: [
                { reply: { text: 'أختار العائلة', postbackData: textToBase64('plan_family') } },
                {
                  action: {
                    text: 'تغطية منطقتي',
                    postbackData: textToBase64('check_coverage'),
                    fallbackUrl: 'https://rannah.example/ar/coverage',
                    shareLocationAction: {},
                  },
                },
              ],
            },
          ],
        },
      },
    },
  },
} satisfies Example;
