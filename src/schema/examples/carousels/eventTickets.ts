import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

type Evening = { id: string; title: string; description: string; startTime: string; endTime: string };

function evening({ id, title, description, startTime, endTime }: Evening) {
  return {
    title,
    description,
    media: { height: 'TALL' as const, contentInfo: picture(`${id}.jpg`) },
    suggestions: [
      {
        action: {
          text: 'Get tickets',
          postbackData: textToBase64(`tickets_${id}`),
          fallbackUrl: 'https://lanternhall.example/programme',
          openUrlAction: {
            url: `https://lanternhall.example/tickets/${id}`,
            application: 'WEBVIEW' as const,
            webviewViewMode: 'TALL' as const,
            description: `Choose seats for ${title}`,
          },
        },
      },
      {
        action: {
          text: 'Save the date',
          postbackData: textToBase64(`save_${id}`),
          createCalendarEventAction: {
            startTime,
            endTime,
            title,
            description: 'Lantern Hall, doors at 7 pm',
          },
        },
      },
    ],
  };
}

export const eventTickets = {
  id: 'event-tickets',
  title: 'This month on stage',
  summary: 'Tall pictures, tickets without leaving the chat, dates for the calendar.',
  language: 'en',
  template: {
    name: 'stage_programme',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            evening({
              id: 'event-concert',
              title: 'The Paper Lions, live',
              description: 'Friday 7 May. Standing, and loud.',
              startTime: '2027-05-07T20:00:00-04:00',
              endTime: '2027-05-07T22:30:00-04:00',
            }),
            evening({
              id: 'event-theatre',
              title: 'The Glass Orchard',
              description: 'Saturday 15 May. A comedy in three acts.',
              startTime: '2027-05-15T19:30:00-04:00',
              endTime: '2027-05-15T22:00:00-04:00',
            }),
            evening({
              id: 'event-jazz',
              title: 'Jazz under the lanterns',
              description: 'Sunday 30 May. On the terrace, if it is dry.',
              startTime: '2027-05-30T18:00:00-04:00',
              endTime: '2027-05-30T21:00:00-04:00',
            }),
          ],
        },
      },
    },
  },
} satisfies Example;
