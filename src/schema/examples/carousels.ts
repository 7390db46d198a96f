import { exampleAction, carouselTemplate, pictureCard, exampleReply, type Example } from './example';

const offer = (id: string, title: string, description: string) =>
  pictureCard({ id, title, description, height: 'MEDIUM' }, [
    exampleAction('Buy now', `buy_${id}`, {
      fallbackUrl: 'https://rangbazaar.example/diwali',
      openUrlAction: {
        url: `https://rangbazaar.example/diwali/${id}?utm_source=rcs&utm_campaign=diwali_sale`,
        application: 'BROWSER',
      },
    }),
    exampleAction('Call the shop', `call_${id}`, {
      fallbackUrl: 'https://rangbazaar.example/contact',
      dialAction: { phoneNumber: '+912255500164' },
    }),
  ]);

export const festiveSale = {
  id: 'festive-sale',
  title: 'Diwali sale',
  summary:
    'Five offers of a festive sale with prices in rupees, each with its own link and a number to call.',
  language: 'en',
  template: carouselTemplate('diwali_sale', 'MEDIUM', [
    offer('saree', 'Banarasi silk saree', '₹4,499 instead of ₹6,999. Pure silk, woven with a zari border.'),
    offer('diyas', 'Brass diyas, set of 3', '₹799 instead of ₹1,199. Hand-polished, with cotton wicks.'),
    offer('sweets', 'Mithai gift box', '₹649 for 500 g. Laddu, kaju katli and pista barfi, made today.'),
    offer('kurta', 'Festive kurta', '₹1,899 instead of ₹2,799. Cotton silk in sizes S to XXL.'),
    offer('jhumkas', 'Temple jhumkas', '₹1,299 instead of ₹1,999. Gold-plated, with pearls.'),
  ]),
} satisfies Example;

const piece = (id: string, title: string, description: string) =>
  pictureCard({ id, title, description, height: 'MEDIUM' }, [
    exampleAction('See it in the shop', `open_${id}`, {
      fallbackUrl: 'https://larkandloom.example/spring',
      openUrlAction: {
        url: `https://larkandloom.example/spring/${id}?c=[custom_param2a]`,
        application: 'BROWSER',
      },
    }),
    exampleReply('Keep one for me', `reserve_${id}`),
  ]);

export const fashion = {
  id: 'fashion',
  title: 'Spring collection',
  summary: 'Five pieces of a fashion house, each with its own shop page.',
  language: 'en',
  parameters: {
    '[custom_param2a]': { name: 'Campaign', sample: 'spring27' },
  },
  template: carouselTemplate('spring_collection', 'MEDIUM', [
    piece('jacket', 'The harbour jacket', 'Waxed cotton, cut short. Keeps April out. £148'),
    piece('dress', 'The orchard dress', 'Washed linen in terracotta, with pockets. £96'),
    piece('running-shoes', 'The early runner', 'Knitted upper, 212 grams, made to be resoled. £110'),
    piece('bag', 'The market bag', 'Vegetable-tanned leather that ages with you. £165'),
    piece('sunglasses', 'The noon frame', 'Plant-based acetate, polarised lenses. £84'),
  ]),
} satisfies Example;

const dish = (id: string, title: string, description: string) =>
  pictureCard({ id, title, description, height: 'MEDIUM' }, [
    exampleReply('اطلب هذا الطبق', `order_${id}`),
    exampleAction('المكونات', `ingredients_${id}`, {
      fallbackUrl: 'https://maedatyasmin.example/menu',
      openUrlAction: {
        url: `https://maedatyasmin.example/menu/${id}`,
        application: 'WEBVIEW',
        webviewViewMode: 'HALF',
        description: 'مكونات الطبق ومسببات الحساسية',
      },
    }),
  ]);

export const restaurantSpecials = {
  id: 'restaurant-specials',
  title: 'Tonight’s specials',
  summary: 'Arabic: three dishes of the evening, ordered with one tap.',
  language: 'ar',
  template: carouselTemplate('evening_specials_ar', 'MEDIUM', [
    dish('dish-mezze', 'مشكّل المقبلات', 'حمص ومتبل وتبولة مع خبز ساخن من الفرن. 45 درهمًا'),
    dish('dish-fish', 'سمك مشوي بالليمون', 'صيد اليوم مع أرز بالزعفران وصلصة الطحينة. 82 درهمًا'),
    dish('dish-kunafa', 'كنافة بالفستق', 'تُخبز عند الطلب وتُقدّم ساخنة مع القطر. 38 درهمًا'),
  ]),
} satisfies Example;

const room = (id: string, title: string, description: string) =>
  pictureCard({ id, title, description, height: 'MEDIUM' }, [
    exampleAction('Book this room', `book_${id}`, {
      fallbackUrl: 'https://saffronbay.example/rooms',
      openUrlAction: {
        url: `https://saffronbay.example/rooms/${id}?guest=[custom_param1a]`,
        application: 'WEBVIEW',
        webviewViewMode: 'FULL',
        description: `Dates and price of ${title}`,
      },
    }),
    exampleAction('Ask reception', 'call_reception', {
      dialAction: { phoneNumber: '+12025550142' },
    }),
  ]);

export const hotelRooms = {
  id: 'hotel-rooms',
  title: 'Rooms for your dates',
  summary: 'Three rooms, booked in the chat or by phone.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Guest', sample: '48213' },
  },
  template: carouselTemplate('rooms_for_you', 'MEDIUM', [
    room('room-garden', 'Garden room', 'Ground floor, a door to the lawn, one large bed. From $129'),
    room('room-sea', 'Sea-view room', 'Third floor, balcony, breakfast included. From $178'),
    room('room-pool', 'Pool suite', 'Two rooms and four steps to the water. From $240'),
  ]),
} satisfies Example;

type Dated = { id: string; title: string; description: string; startTime: string; endTime: string };

const evening = ({ id, title, description, startTime, endTime }: Dated) =>
  pictureCard({ id, title, description, height: 'TALL' }, [
    exampleAction('Get tickets', `tickets_${id}`, {
      fallbackUrl: 'https://lanternhall.example/programme',
      openUrlAction: {
        url: `https://lanternhall.example/tickets/${id}`,
        application: 'WEBVIEW',
        webviewViewMode: 'TALL',
        description: `Choose seats for ${title}`,
      },
    }),
    exampleAction('Save the date', `save_${id}`, {
      createCalendarEventAction: {
        startTime,
        endTime,
        title,
        description: 'Lantern Hall, doors at 7 pm',
      },
    }),
  ]);

export const eventTickets = {
  id: 'event-tickets',
  title: 'This month on stage',
  summary: 'Tall pictures, tickets without leaving the chat, dates for the calendar.',
  language: 'en',
  template: carouselTemplate('stage_programme', 'MEDIUM', [
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
  ]),
} satisfies Example;

const course = ({ id, title, description, startTime, endTime }: Dated) =>
  pictureCard({ id, title, description, height: 'SHORT' }, [
    exampleReply('सीट पक्की करें', `enrol_${id}`),
    exampleAction('कैलेंडर में जोड़ें', `save_${id}`, {
      createCalendarEventAction: { startTime, endTime, title, description },
    }),
  ]);

export const courseSchedule = {
  id: 'course-schedule',
  title: 'Evening courses',
  summary: 'Hindi: three evening courses with low pictures and their first lesson.',
  language: 'hi',
  template: carouselTemplate('evening_courses_hi', 'MEDIUM', [
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
  ]),
} satisfies Example;

const plant = (id: string, title: string, description: string) =>
  pictureCard({ id, title, description, height: 'MEDIUM' }, [
    exampleReply('Watered', `watered_${id}`),
    exampleReply('Remind me', `later_${id}`),
  ]);

export const plantCare = {
  id: 'plant-care',
  title: 'Watering day',
  summary: 'Small cards: three plants and what each needs this week.',
  language: 'en',
  template: carouselTemplate('watering_day', 'SMALL', [
    plant('plant-monstera', 'Monstera', 'A full glass, and turn the pot.'),
    plant('plant-cactus', 'Cactus', 'Nothing yet. Ten more days.'),
    plant('plant-fern', 'Fern', 'A little, and a misting.'),
  ]),
} satisfies Example;

export const mobilePlans = {
  id: 'mobile-plans',
  title: 'Mobile plans',
  summary: 'Arabic: cards without pictures, with a shop to find and a location to share.',
  language: 'ar',
  template: carouselTemplate('mobile_plans_ar', 'MEDIUM', [
    {
      title: 'باقة خفيفة',
      description: '10 جيجابايت ومكالمات محلية بلا حدود. 49 درهمًا في الشهر.',
      suggestions: [
        exampleReply('أختار الخفيفة', 'plan_light'),
        exampleAction('أقرب فرع', 'nearest_branch', {
          fallbackUrl: 'https://rannah.example/ar/branches',
          viewLocationAction: { query: 'رنّة للاتصالات' },
        }),
      ],
    },
    {
      title: 'باقة العائلة',
      description: '60 جيجابايت لأربعة أرقام، والرقم الخامس مجاني. 159 درهمًا في الشهر.',
      suggestions: [
        exampleReply('أختار العائلة', 'plan_family'),
        exampleAction('تغطية منطقتي', 'check_coverage', {
          fallbackUrl: 'https://rannah.example/ar/coverage',
          shareLocationAction: {},
        }),
      ],
    },
  ]),
} satisfies Example;
