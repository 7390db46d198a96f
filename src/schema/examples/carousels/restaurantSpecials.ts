import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

function dish(id: string, title: string, description: string) {
  return {
    title,
    description,
    media: { height: 'MEDIUM' as const, contentInfo: picture(`${id}.jpg`) },
    suggestions: [
      { reply: { text: 'اطلب هذا الطبق', postbackData: textToBase64(`order_${id}`) } },
      {
        action: {
          text: 'المكونات',
          postbackData: textToBase64(`ingredients_${id}`),
          fallbackUrl: 'https://maedatyasmin.example/menu',
          openUrlAction: {
            url: `https://maedatyasmin.example/menu/${id}`,
            application: 'WEBVIEW' as const,
            webviewViewMode: 'HALF' as const,
            description: 'مكونات الطبق ومسببات الحساسية',
          },
        },
      },
    ],
  };
}

export const restaurantSpecials = {
  id: 'restaurant-specials',
  title: "Tonight's specials",
  summary: 'Arabic: three dishes of the evening, ordered with one tap.',
  language: 'ar',
  template: {
    name: 'evening_specials_ar',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            dish('dish-mezze', 'مشكّل المقبلات', 'حمص ومتبل وتبولة مع خبز ساخن من الفرن. 45 درهمًا'),
            dish('dish-fish', 'سمك مشوي بالليمون', 'صيد اليوم مع أرز بالزعفران وصلصة الطحينة. 82 درهمًا'),
            dish('dish-kunafa', 'كنافة بالفستق', 'تُخبز عند الطلب وتُقدّم ساخنة مع القطر. 38 درهمًا'),
          ],
        },
      },
    },
  },
} satisfies Example;
