import { textToBase64 } from '../../values/postback';
import type { Example } from '../shared/example';

export const appointmentReminder = {
  id: 'appointment-reminder',
  title: 'Appointment reminder',
  summary: 'A dental check-up with calendar, directions and a number to call.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Patient name', sample: 'Priya Sharma' },
  },
  template: {
    name: 'checkup_reminder',
    type: 'text_message',
    component: {
      text: 'Hello [custom_param1a], your check-up with Dr Okafor is on Thursday 18 March at 9:30.\n\nPlease come five minutes early, and bring the list of medicines you take.',
      suggestions: [
        { reply: { text: 'I will be there', postbackData: textToBase64('confirm_visit') } },
        {
          action: {
            text: 'Add to calendar',
            postbackData: textToBase64('add_visit'),
            fallbackUrl: 'https://juniperdental.example/visits/calendar',
            createCalendarEventAction: {
              startTime: '2027-03-18T09:30:00Z',
              endTime: '2027-03-18T10:00:00Z',
              title: 'Check-up at Juniper Dental',
              description: 'Dr Okafor, first floor. Please come five minutes early.',
            },
          },
        },
        {
          action: {
            text: 'Get directions',
            postbackData: textToBase64('directions'),
            fallbackUrl: 'https://juniperdental.example/find-us',
            viewLocationAction: {
              latLong: { latitude: '51.5246', longitude: '-0.0991' },
              label: 'Juniper Dental, 12 Orchard Row',
            },
          },
        },
        {
          action: {
            text: 'Call the practice',
            postbackData: textToBase64('call_practice'),
            dialAction: { phoneNumber: '+442079460142' },
          },
        },
        { reply: { text: 'Find another time', postbackData: textToBase64('reschedule') } },
      ],
    },
  },
} satisfies Example;
