import { exampleAction, exampleReply, textTemplate, type Example } from './example';

export const appointmentReminder = {
  id: 'appointment-reminder',
  title: 'Appointment reminder',
  summary: 'A dental check-up with calendar, directions and a number to call.',
  language: 'en',
  parameters: { '[custom_param1a]': { name: 'Patient name', sample: 'Priya Sharma' } },
  template: textTemplate(
    'checkup_reminder',
    'Hello [custom_param1a], your check-up with Dr Okafor is on Thursday 18 March at 9:30.\n\nPlease come five minutes early, and bring the list of medicines you take.',
    [
      exampleReply('I will be there', 'confirm_visit'),
      exampleAction('Add to calendar', 'add_visit', {
        fallbackUrl: 'https://juniperdental.example/visits/calendar',
        createCalendarEventAction: {
          startTime: '2027-03-18T09:30:00Z',
          endTime: '2027-03-18T10:00:00Z',
          title: 'Check-up at Juniper Dental',
          description: 'Dr Okafor, first floor. Please come five minutes early.',
        },
      }),
      exampleAction('Get directions', 'directions', {
        fallbackUrl: 'https://juniperdental.example/find-us',
        viewLocationAction: {
          latLong: { latitude: '51.5246', longitude: '-0.0991' },
          label: 'Juniper Dental, 12 Orchard Row',
        },
      }),
      exampleAction('Call the practice', 'call_practice', { dialAction: { phoneNumber: '+442079460142' } }),
      exampleReply('Find another time', 'reschedule'),
    ],
  ),
} satisfies Example;

export const oneTimeCode = {
  id: 'one-time-code',
  title: 'One-time code',
  summary: 'A sign-in code and a way to say “that was not me”.',
  language: 'en',
  parameters: { '[custom_param1a]': { name: 'Sign-in code', sample: '482 913' } },
  template: textTemplate(
    'sign_in_code',
    '[custom_param1a] is your Northlight Bank sign-in code. It works once and expires in 10 minutes.\n\nWe will never ask you for it by phone or message.',
    [exampleReply('Send a new code', 'resend_code'), exampleReply('This was not me', 'report_sign_in')],
  ),
} satisfies Example;

export const feedback = {
  id: 'feedback',
  title: 'How did we do?',
  summary: 'One question, five answers to tap.',
  language: 'en',
  template: textTemplate(
    'repair_feedback',
    'Your bicycle left the Spoke & Chain workshop yesterday. How does it ride?\n\nOne tap is enough. Sam reads every answer.',
    [
      exampleReply('😍 Like new', 'ride_5'),
      exampleReply('🙂 Good', 'ride_4'),
      exampleReply('😐 It rides', 'ride_3'),
      exampleReply('🙁 Not quite right', 'ride_2'),
      exampleReply('Ask Sam to call me', 'ride_callback'),
    ],
  ),
} satisfies Example;

export const deliveryLocation = {
  id: 'delivery-location',
  title: 'Where shall we deliver?',
  summary: 'Arabic: a courier asks for the location before the delivery.',
  language: 'ar',
  parameters: {
    '[custom_param1a]': { name: 'اسم العميل', sample: 'ليلى' },
    '[custom_param2a]': { name: 'رقم الطلب', sample: '48213' },
  },
  template: textTemplate(
    'delivery_place_ar',
    'مرحبًا [custom_param1a]، طلبك رقم [custom_param2a] من متجر نسيم جاهز للتوصيل اليوم بين الرابعة والسادسة مساءً.\n\nشاركنا موقعك ليصل المندوب إلى بابك مباشرة.',
    [
      exampleAction('مشاركة الموقع', 'share_location', {
        fallbackUrl: 'https://naseem.example/ar/address',
        shareLocationAction: {},
      }),
      exampleReply('نفس العنوان السابق', 'same_address'),
      exampleReply('تغيير الموعد', 'change_slot'),
      exampleAction('الاتصال بالمندوب', 'call_courier', { dialAction: { phoneNumber: '+97145550142' } }),
    ],
  ),
} satisfies Example;

export const bankAlert = {
  id: 'bank-alert',
  title: 'Card payment alert',
  summary: 'Hindi: a card payment, with one tap to block the card.',
  language: 'hi',
  parameters: {
    '[custom_param1a]': { name: 'कार्ड के अंतिम अंक', sample: '4821' },
    '[custom_param2a]': { name: 'राशि', sample: '1,499' },
    '[custom_param3a]': { name: 'दुकान', sample: 'चाय अड्डा, पुणे' },
  },
  template: textTemplate(
    'card_alert_hi',
    'आपके दीपशिखा बैंक कार्ड (अंतिम अंक [custom_param1a]) से ₹[custom_param2a] का भुगतान हुआ है।\n\nदुकान: [custom_param3a]\n\nअगर यह भुगतान आपने नहीं किया है, तो कार्ड तुरंत ब्लॉक करें।',
    [
      exampleReply('हाँ, मैंने किया', 'payment_mine'),
      exampleReply('कार्ड ब्लॉक करें', 'block_card'),
      exampleAction('बैंक को कॉल करें', 'call_bank', {
        fallbackUrl: 'https://deepshikhabank.example/sampark',
        dialAction: { phoneNumber: '+912255500142' },
      }),
    ],
  ),
} satisfies Example;

export const billReady = {
  id: 'bill-ready',
  title: 'Electricity bill',
  summary: 'Amount and due date, one button to pay and one to call.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Amount', sample: '£64.20' },
    '[custom_param2a]': { name: 'Account ending', sample: '4417' },
    '[custom_param3a]': { name: 'Bill link', sample: '48213' },
  },
  template: textTemplate(
    'bill_ready',
    'Your Brightwater Energy bill for February is ready.\n\nAmount: [custom_param1a]\nDue: 28 March 2027\nAccount: ending in [custom_param2a]\n\nIf you pay by direct debit, there is nothing to do.',
    [
      exampleAction('Pay now', 'pay_bill', {
        fallbackUrl: 'https://brightwater.example/pay',
        openUrlAction: {
          url: 'https://brightwater.example/pay/[custom_param3a]?from=rcs',
          application: 'BROWSER',
        },
      }),
      exampleAction('Call billing', 'call_billing', {
        fallbackUrl: 'https://brightwater.example/contact',
        dialAction: { phoneNumber: '+442079460177' },
      }),
      exampleReply('I need more time', 'payment_plan'),
    ],
  ),
} satisfies Example;

export const interests = {
  id: 'interests',
  title: 'Choose your shelves',
  summary: 'Eleven topics to choose from, as many as a message can offer.',
  language: 'en',
  template: textTemplate(
    'book_interests',
    'Welcome to Page & Anchor! Which shelf should we write to you about? We send one message a month, and you can change your mind at any time.',
    [
      exampleReply('New fiction', 'topic_fiction'),
      exampleReply('Crime & thrillers', 'topic_crime'),
      exampleReply('Poetry', 'topic_poetry'),
      exampleReply('History', 'topic_history'),
      exampleReply('Science', 'topic_science'),
      exampleReply('Food & cooking', 'topic_food'),
      exampleReply('Travel', 'topic_travel'),
      exampleReply('Comics', 'topic_comics'),
      exampleReply('Books for children', 'topic_children'),
      exampleReply('Author evenings', 'topic_events'),
      exampleReply('Nothing, thank you', 'topic_none'),
    ],
  ),
} satisfies Example;
