import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

export const clinicVisit = {
  id: 'clinic-visit',
  title: 'Clinic visit',
  summary: 'Hindi: the picture on the left, and a date for the calendar.',
  language: 'hi',
  template: {
    name: 'clinic_visit_hi',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'HORIZONTAL',
          thumbnailImageAlignment: 'LEFT',
          cardContent: {
            title: 'डॉ. मीरा जोशी से मुलाकात',
            description: 'सोमवार, 15 मार्च, सुबह 11:30 बजे। कृपया पुरानी रिपोर्ट साथ लाएँ।',
            media: { contentInfo: picture('clinic.jpg') },
            suggestions: [
              {
                action: {
                  text: 'कैलेंडर में जोड़ें',
                  postbackData: textToBase64('add_visit'),
                  fallbackUrl: 'https://sukoonclinic.example/mulaqat',
                  createCalendarEventAction: {
                    startTime: '2027-03-15T11:30:00+05:30',
                    endTime: '2027-03-15T12:00:00+05:30',
                    title: 'सुकून क्लिनिक: डॉ. मीरा जोशी',
                    description: 'पहली मंज़िल, कमरा 4। पुरानी रिपोर्ट साथ लाएँ।',
                  },
                },
              },
              {
                action: {
                  text: 'रास्ता देखें',
                  postbackData: textToBase64('directions'),
                  viewLocationAction: {
                    latLong: { latitude: '18.5308', longitude: '73.8475' },
                    label: 'सुकून क्लिनिक',
                  },
                },
              },
              { reply: { text: 'समय बदलें', postbackData: textToBase64('reschedule') } },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
