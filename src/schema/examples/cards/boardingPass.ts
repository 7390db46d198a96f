import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

export const boardingPass = {
  id: 'boarding-pass',
  title: 'Boarding pass',
  summary: 'Check-in is open: the pass opens without leaving the chat.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Flight', sample: 'WR 207' },
    '[custom_param2a]': { name: 'Seat', sample: '14A' },
    '[custom_param3a]': { name: 'Gate', sample: 'B22' },
    '[custom_param4a]': { name: 'Pass link', sample: '48213' },
  },
  template: {
    name: 'boarding_pass',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'Flight [custom_param1a] to Lisbon: seat [custom_param2a]',
            description:
              'Boarding starts at 13:05 at gate [custom_param3a]. Bags can be dropped until 12:35. Have a good flight with Windrose Air.',
            media: { height: 'MEDIUM', contentInfo: picture('flight.jpg') },
            suggestions: [
              {
                action: {
                  text: 'Open boarding pass',
                  postbackData: textToBase64('open_pass'),
                  fallbackUrl: 'https://windroseair.example/trips',
                  openUrlAction: {
                    url: 'https://windroseair.example/pass/[custom_param4a]',
                    application: 'WEBVIEW',
                    webviewViewMode: 'FULL',
                    description: 'Your boarding pass with its barcode, gate and seat',
                  },
                },
              },
              {
                action: {
                  text: 'Add to calendar',
                  postbackData: textToBase64('add_flight'),
                  createCalendarEventAction: {
                    startTime: '2027-05-12T13:35:00+02:00',
                    endTime: '2027-05-12T16:10:00+01:00',
                    title: 'Flight [custom_param1a] to Lisbon',
                    description: 'Seat [custom_param2a], gate [custom_param3a]. Boarding starts at 13:05.',
                  },
                },
              },
              { reply: { text: 'Change my seat', postbackData: textToBase64('change_seat') } },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
