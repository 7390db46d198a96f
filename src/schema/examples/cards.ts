import { exampleAction, picture, exampleReply, richCardTemplate, type Example } from './example';

export const orderShipped = {
  id: 'order-shipped',
  title: 'Order shipped',
  summary: 'A parcel is on its way: track it, or change where it goes.',
  language: 'en',
  parameters: { '[custom_param1a]': { name: 'Order number', sample: 'NL-48213' } },
  template: richCardTemplate('order_shipped', {
    title: 'Your order is on its way',
    description:
      'Order [custom_param1a] left our workshop this morning. Parcelwing will bring it on Tuesday between 10 and 12.',
    media: { height: 'TALL', contentInfo: picture('parcel.jpg') },
    suggestions: [
      exampleAction('Track the parcel', 'track_order', {
        fallbackUrl: 'https://larkandloom.example/orders',
        openUrlAction: { url: 'https://larkandloom.example/orders/[custom_param1a]', application: 'BROWSER' },
      }),
      exampleReply('Leave with a neighbour', 'leave_neighbour'),
      exampleReply('Choose another day', 'change_day'),
    ],
  }),
} satisfies Example;

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
  template: richCardTemplate('boarding_pass', {
    title: 'Flight [custom_param1a] to Lisbon: seat [custom_param2a]',
    description:
      'Boarding starts at 13:05 at gate [custom_param3a]. Bags can be dropped until 12:35. Have a good flight with Windrose Air.',
    media: { height: 'MEDIUM', contentInfo: picture('flight.jpg') },
    suggestions: [
      exampleAction('Open boarding pass', 'open_pass', {
        fallbackUrl: 'https://windroseair.example/trips',
        openUrlAction: {
          url: 'https://windroseair.example/pass/[custom_param4a]',
          application: 'WEBVIEW',
          webviewViewMode: 'FULL',
          description: 'Your boarding pass with its barcode, gate and seat',
        },
      }),
      exampleAction('Add to calendar', 'add_flight', {
        createCalendarEventAction: {
          startTime: '2027-05-12T13:35:00+02:00',
          endTime: '2027-05-12T16:10:00+01:00',
          title: 'Flight [custom_param1a] to Lisbon',
          description: 'Seat [custom_param2a], gate [custom_param3a]. Boarding starts at 13:05.',
        },
      }),
      exampleReply('Change my seat', 'change_seat'),
    ],
  }),
} satisfies Example;

export const clinicVisit = {
  id: 'clinic-visit',
  title: 'Clinic visit',
  summary: 'Hindi: the picture on the left, and a date for the calendar.',
  language: 'hi',
  template: richCardTemplate(
    'clinic_visit_hi',
    {
      title: 'डॉ. मीरा जोशी से मुलाकात',
      description: 'सोमवार, 15 मार्च, सुबह 11:30 बजे। कृपया पुरानी रिपोर्ट साथ लाएँ।',
      media: { contentInfo: picture('clinic.jpg') },
      suggestions: [
        exampleAction('कैलेंडर में जोड़ें', 'add_visit', {
          fallbackUrl: 'https://sukoonclinic.example/mulaqat',
          createCalendarEventAction: {
            startTime: '2027-03-15T11:30:00+05:30',
            endTime: '2027-03-15T12:00:00+05:30',
            title: 'सुकून क्लिनिक: डॉ. मीरा जोशी',
            description: 'पहली मंज़िल, कमरा 4। पुरानी रिपोर्ट साथ लाएँ।',
          },
        }),
        exampleAction('रास्ता देखें', 'directions', {
          viewLocationAction: { latLong: { latitude: '18.5308', longitude: '73.8475' }, label: 'सुकून क्लिनिक' },
        }),
        exampleReply('समय बदलें', 'reschedule'),
      ],
    },
    { cardOrientation: 'HORIZONTAL', thumbnailImageAlignment: 'LEFT' },
  ),
} satisfies Example;

export const storeNearby = {
  id: 'store-nearby',
  title: 'Store nearby',
  summary: 'A new shop on the map, and a search for the nearest one.',
  language: 'en',
  template: richCardTemplate('store_nearby', {
    title: 'We have moved in around the corner',
    description:
      'Lark & Loom opens at 8 Mercer Lane on Saturday 3 April. The first hundred guests leave with a linen tote.',
    media: { height: 'MEDIUM', contentInfo: picture('store-front.jpg') },
    suggestions: [
      exampleAction('Show on the map', 'view_store', {
        fallbackUrl: 'https://larkandloom.example/stores/mercer-lane',
        viewLocationAction: {
          latLong: { latitude: '53.4794', longitude: '-2.2453' },
          label: 'Lark & Loom, 8 Mercer Lane',
        },
      }),
      exampleAction('Find my nearest store', 'find_store', {
        fallbackUrl: 'https://larkandloom.example/stores',
        viewLocationAction: { query: 'Lark & Loom stores' },
      }),
      exampleAction('Save the opening day', 'save_opening', {
        createCalendarEventAction: {
          startTime: '2027-04-03T10:00:00+01:00',
          endTime: '2027-04-03T18:00:00+01:00',
          title: 'Lark & Loom opens on Mercer Lane',
          description: 'A linen tote for the first hundred guests. Doors open at 10.',
        },
      }),
    ],
  }),
} satisfies Example;

export const hotelBooking = {
  id: 'hotel-booking',
  title: 'Hotel booking',
  summary: 'Arabic: a short film of the hotel, and the booking without leaving the chat.',
  language: 'ar',
  parameters: {
    '[custom_param1a]': { name: 'اسم الضيف', sample: 'سالم' },
    '[custom_param2a]': { name: 'رقم الحجز', sample: 'WN-2048' },
  },
  template: richCardTemplate('hotel_booking_ar', {
    title: 'حجزك في فندق واحة النخيل مؤكد',
    description:
      'نراك يوم الخميس 8 أبريل، أستاذ [custom_param1a]. الدخول من الساعة الثالثة عصرًا، والمسبح مفتوح حتى العاشرة مساءً.',
    media: { height: 'TALL', contentInfo: picture('hotel-film.mp4') },
    suggestions: [
      exampleAction('عرض الحجز', 'view_booking', {
        fallbackUrl: 'https://wahatalnakheel.example/ar/bookings',
        openUrlAction: {
          url: 'https://wahatalnakheel.example/ar/bookings/[custom_param2a]',
          application: 'WEBVIEW',
          webviewViewMode: 'HALF',
          description: 'تفاصيل الحجز: الغرفة والتواريخ والسعر',
        },
      }),
      exampleAction('إضافة إلى التقويم', 'add_stay', {
        createCalendarEventAction: {
          startTime: '2027-04-08T15:00:00+04:00',
          endTime: '2027-04-11T12:00:00+04:00',
          title: 'فندق واحة النخيل',
          description: 'رقم الحجز [custom_param2a]',
        },
      }),
      exampleAction('الطريق إلى الفندق', 'directions', {
        viewLocationAction: {
          latLong: { latitude: '25.0805', longitude: '55.1403' },
          label: 'فندق واحة النخيل',
        },
      }),
      exampleReply('طلب وصول مبكر', 'early_arrival'),
    ],
  }),
} satisfies Example;

export const loyalty = {
  id: 'loyalty',
  title: 'Loyalty card',
  summary: 'An animated card that is up to date whenever it is sent.',
  language: 'en',
  parameters: { '[custom_param1a]': { name: 'First name', sample: 'Priya' } },
  template: richCardTemplate('loyalty_ninth_cup', {
    title: 'One more cup, [custom_param1a]',
    description:
      'Nine stamps on your Copper Kettle card. The next coffee is on us, any size, oat milk included.',
    media: { height: 'SHORT', contentInfo: { ...picture('loyalty.gif'), forceRefresh: true } },
    suggestions: [
      exampleReply('Show my card', 'show_card'),
      exampleAction('Find a café near me', 'find_cafe', {
        fallbackUrl: 'https://copperkettle.example/cafes',
        viewLocationAction: { query: 'Copper Kettle café' },
      }),
      exampleReply('Stop these messages', 'stop_loyalty'),
    ],
  }),
} satisfies Example;

export const insuranceRenewal = {
  id: 'insurance-renewal',
  title: 'Insurance renewal',
  summary: 'Hindi: the picture on the right, and a renewal without leaving the chat.',
  language: 'hi',
  parameters: { '[custom_param1a]': { name: 'पॉलिसी नंबर', sample: 'CB-204815' } },
  template: richCardTemplate(
    'policy_renewal_hi',
    {
      title: 'आपकी गृह पॉलिसी 31 मार्च तक',
      description: 'समय पर नवीनीकरण करें और 10% छूट पाएँ। पॉलिसी: [custom_param1a]',
      media: { contentInfo: picture('insurance.jpg') },
      suggestions: [
        exampleAction('अभी नवीनीकरण करें', 'renew_policy', {
          fallbackUrl: 'https://chhayabima.example/policy',
          openUrlAction: {
            url: 'https://chhayabima.example/renew?policy=[custom_param1a]',
            application: 'WEBVIEW',
            webviewViewMode: 'TALL',
            description: 'पॉलिसी नवीनीकरण का फ़ॉर्म',
          },
        }),
        exampleAction('सलाहकार से बात करें', 'call_adviser', { dialAction: { phoneNumber: '+911155500118' } }),
      ],
    },
    { cardOrientation: 'HORIZONTAL', thumbnailImageAlignment: 'RIGHT' },
  ),
} satisfies Example;

export const phoneBill = {
  id: 'phone-bill',
  title: 'Bill as a PDF',
  summary: 'The bill itself as a document, with a number to call about it.',
  language: 'en',
  template: richCardTemplate('phone_bill', {
    title: 'Your Tilli Mobile bill for February',
    description:
      '£24.00, which is £3.20 less than last month. We collect it on 20 March; there is nothing to do.',
    media: {
      height: 'SHORT',

      // The interface document offers a thumbnail for image, audio and video files only.
      contentInfo: { fileUrl: 'https://pictures.example.com/phone-bill.pdf', forceRefresh: false },
    },
    suggestions: [
      exampleAction('Call billing', 'call_billing', {
        fallbackUrl: 'https://tilli.example/help/billing',
        dialAction: { phoneNumber: '+442079460163' },
      }),
      exampleAction('See what I used', 'see_usage', {
        openUrlAction: { url: 'https://tilli.example/usage', application: 'BROWSER' },
      }),
      exampleReply('Explain my bill', 'explain_bill'),
    ],
  }),
} satisfies Example;
