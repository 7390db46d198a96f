import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const hotelBooking = {
  id: 'hotel-booking',
  title: 'Hotel booking',
  summary: 'Arabic: a short film of the hotel, and the booking without leaving the chat.',
  language: 'ar',
  parameters: {
    '[custom_param1a]': { name: 'اسم الضيف', sample: 'سالم' },
    '[custom_param2a]': { name: 'رقم الحجز', sample: 'WN-2048' },
  },
  template: {
    name: 'hotel_booking_ar',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'حجزك في فندق واحة النخيل مؤكد',
            description:
              'نراك يوم الخميس 8 أبريل، أستاذ [custom_param1a]. الدخول من الساعة الثالثة عصرًا، والمسبح مفتوح حتى العاشرة مساءً.',
            media: {
              height: 'TALL',
              contentInfo: {
                fileUrl: 'https://pictures.example.com/hotel-film.mp4',
                thumbnailUrl: 'https://pictures.example.com/hotel-film-thumb.jpg',
                forceRefresh: false,
              },
            },
            suggestions: [
              {
                action: {
                  text: 'عرض الحجز',
                  postbackData: textToBase64('view_booking'),
                  fallbackUrl: 'https://wahatalnakheel.example/ar/bookings',
                  openUrlAction: {
                    url: 'https://wahatalnakheel.example/ar/bookings/[custom_param2a]',
                    application: 'WEBVIEW',
                    webviewViewMode: 'HALF',
                    description: 'تفاصيل الحجز: الغرفة والتواريخ والسعر',
                  },
                },
              },
              {
                action: {
                  text: 'إضافة إلى التقويم',
                  postbackData: textToBase64('add_stay'),
                  createCalendarEventAction: {
                    startTime: '2027-04-08T15:00:00+04:00',
                    endTime: '2027-04-11T12:00:00+04:00',
                    title: 'فندق واحة النخيل',
                    description: 'رقم الحجز [custom_param2a]',
                  },
                },
              },
              {
                action: {
                  text: 'الطريق إلى الفندق',
                  postbackData: textToBase64('directions'),
                  viewLocationAction: {
                    latLong: { latitude: '25.0805', longitude: '55.1403' },
                    label: 'فندق واحة النخيل',
                  },
                },
              },
              { reply: { text: 'طلب وصول مبكر', postbackData: textToBase64('early_arrival') } },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
