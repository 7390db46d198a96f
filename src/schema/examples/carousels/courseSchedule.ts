import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

type Course = { id: string; title: string; description: string; startTime: string; endTime: string };

function course({ id, title, description, startTime, endTime }: Course) {
  return {
    title,
    description,
    media: { height: 'SHORT' as const, contentInfo: picture(`${id}.jpg`) },
    suggestions: [
      { reply: { text: 'सीट पक्की करें', postbackData: textToBase64(`enrol_${id}`) } },
      {
        action: {
          text: 'कैलेंडर में जोड़ें',
          postbackData: textToBase64(`save_${id}`),
          createCalendarEventAction: { startTime, endTime, title, description },
        },
      },
    ],
  };
}

export const courseSchedule = {
  id: 'course-schedule',
  title: 'Evening courses',
  summary: 'Hindi: three evening courses with low pictures and their first lesson.',
  language: 'hi',
  template: {
    name: 'evening_courses_hi',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            course({
              id: 'course-design',
              title: 'ग्राफ़िक डिज़ाइन की शुरुआत',
              description: 'मंगलवार, शाम 6:30 बजे। आठ कक्षाएँ, ₹4,800',
              startTime: '2027-04-06T18:30:00+05:30',
              endTime: '2027-04-06T20:00:00+05:30',
            }),
            course({
              id: 'course-code',
              title: 'वेब प्रोग्रामिंग',
              description: 'गुरुवार, शाम 7 बजे। बारह कक्षाएँ, ₹6,500',
              startTime: '2027-04-08T19:00:00+05:30',
              endTime: '2027-04-08T20:30:00+05:30',
            }),
            course({
              id: 'course-guitar',
              title: 'गिटार: पहले सुर',
              description: 'शनिवार, सुबह 10 बजे। दस कक्षाएँ, ₹5,200',
              startTime: '2027-04-10T10:00:00+05:30',
              endTime: '2027-04-10T11:00:00+05:30',
            }),
          ],
        },
      },
    },
  },
} satisfies Example;
