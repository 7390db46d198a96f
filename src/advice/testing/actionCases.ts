import { card, file, thumbnail, action, open, point, type Case } from './ruleCase';

export const actionCases: readonly Case[] = [
  {
    rule: 'indian-number-length',
    level: 'warning',
    example: 'bank-alert',
    changes: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+9102255500142' },
    at: `${action('component.suggestions', 2)}.dialAction.phoneNumber`,
    near: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+912255500142' },
  },
  {
    rule: 'point-and-query',
    level: 'warning',
    example: 'appointment-reminder',
    changes: { [`${action('component.suggestions', 2)}.viewLocationAction.query`]: 'dentist' },
    at: `${action('component.suggestions', 2)}.viewLocationAction.query`,
    near: { [`${action('component.suggestions', 2)}.viewLocationAction.query`]: '' },
  },
  {
    rule: 'query-on-android-only',
    level: 'hint',
    example: 'appointment-reminder',
    changes: { [`${action('component.suggestions', 2)}.viewLocationAction`]: { query: 'dentist' } },
    at: `${action('component.suggestions', 2)}.viewLocationAction.query`,
    near: {
      [`${action('component.suggestions', 2)}.viewLocationAction`]: {
        latLong: { latitude: '1.0001', longitude: '2.0001' },
      },
    },
  },
  {
    rule: 'label-without-point',
    level: 'warning',
    example: 'loyalty',
    changes: { [`${action(`${card}.suggestions`, 1)}.viewLocationAction.label`]: 'Copper Kettle' },
    at: `${action(`${card}.suggestions`, 1)}.viewLocationAction.label`,
    near: { [`${action(`${card}.suggestions`, 1)}.viewLocationAction.label`]: '' },
  },
  {
    rule: 'event-without-length',
    level: 'hint',
    example: 'appointment-reminder',
    changes: {
      // The same moment with another offset.
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]: '2027-03-18T09:30:00Z',
    },
    at: `${action('component.suggestions', 1)}.createCalendarEventAction.endTime`,
    near: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]: '2027-03-18T09:31:00Z',
    },
  },
  {
    rule: 'end-before-start',
    level: 'warning',
    example: 'appointment-reminder',
    changes: {
      // Ten o'clock in London is after this: the offsets decide, not the digits.
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2027-03-18T10:00:00+05:30',
    },
    at: `${action('component.suggestions', 1)}.createCalendarEventAction.endTime`,
    near: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2027-03-18T16:00:00+05:30',
    },
  },
  {
    rule: 'event-in-past',
    level: 'warning',
    example: 'appointment-reminder',
    changes: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.startTime`]:
        '2026-10-31T09:00:00+05:30',
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2026-10-31T10:00:00+05:30',
    },
    at: `${action('component.suggestions', 1)}.createCalendarEventAction.startTime`,
    near: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.startTime`]:
        '2026-10-31T09:00:00+05:30',
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2026-11-01T10:00:00+05:30',
    },
  },
  {
    rule: 'direction-override-in-link',
    level: 'warning',
    example: 'bill-ready',
    changes: {
      [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'https://pay.example/%E2%80%AEmoc.knab',
    },
    at: `${action('component.suggestions', 0)}.openUrlAction.url`,
    near: { [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'https://pay.example/%E2%80%99' },
  },
  {
    rule: 'http-address',
    level: 'warning',
    example: 'bill-ready',
    changes: {
      [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'HTTP://pay.example/[custom_param3a]',
    },
    at: `${action('component.suggestions', 0)}.openUrlAction.url`,
    near: {
      [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'HTTPS://pay.example/[custom_param3a]',
    },
  },
  {
    rule: 'fallback-scheme',
    level: 'warning',
    example: 'bill-ready',
    changes: { [`${action('component.suggestions', 1)}.fallbackUrl`]: 'tel:+442079460177' },
    at: `${action('component.suggestions', 1)}.fallbackUrl`,
    near: { [`${action('component.suggestions', 1)}.fallbackUrl`]: 'https://brightwater.example/call' },
  },
  {
    rule: 'private-host',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${thumbnail}`]: 'https://localhost:8080/parcel.jpg' },
    at: `${card}.${thumbnail}`,
    near: { [`${card}.${thumbnail}`]: 'https://local.example.com/parcel.jpg' },
  },
  {
    rule: 'private-host',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://192.168.1.7/parcel.jpg' },
    at: `${card}.${file}`,
    near: { [`${card}.${file}`]: 'https://cdn.shop.in/192.168.1.7/parcel.jpg' },
  },
  {
    rule: 'private-host',
    level: 'warning',
    example: 'bill-ready',
    changes: {
      [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'https://intranet/[custom_param3a]',
    },
    at: `${action('component.suggestions', 0)}.openUrlAction.url`,
    near: {
      [`${action('component.suggestions', 0)}.openUrlAction.url`]: 'https://intranet.in/[custom_param3a]',
    },
  },
  {
    rule: 'american-number-length',
    level: 'warning',
    example: 'bank-alert',
    changes: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+1202555014' },
    at: `${action('component.suggestions', 2)}.dialAction.phoneNumber`,
    near: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+12025550143' },
  },
  {
    rule: 'number-length',
    level: 'warning',
    example: 'bank-alert',
    changes: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+4420794' },
    at: `${action('component.suggestions', 2)}.dialAction.phoneNumber`,
    near: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+442079460958' },
  },
  {
    rule: 'made-up-number',
    level: 'warning',
    example: 'bank-alert',
    changes: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+919999999999' },
    at: `${action('component.suggestions', 2)}.dialAction.phoneNumber`,
    near: { [`${action('component.suggestions', 2)}.dialAction.phoneNumber`]: '+919999999909' },
  },
  {
    rule: 'query-without-fallback',
    level: 'warning',
    example: 'loyalty',
    changes: { [`${action(`${card}.suggestions`, 1)}.fallbackUrl`]: '' },
    at: `${action(`${card}.suggestions`, 1)}.fallbackUrl`,
    near: { [`${action(`${card}.suggestions`, 1)}.fallbackUrl`]: 'https://copperkettle.example/' },
  },
  {
    rule: 'point-at-zero',
    level: 'warning',
    example: 'appointment-reminder',
    changes: { [`${action('component.suggestions', 2)}.viewLocationAction.latLong`]: point('0', '0.0') },
    at: `${action('component.suggestions', 2)}.viewLocationAction.latLong.latitude`,
    near: { [`${action('component.suggestions', 2)}.viewLocationAction.latLong`]: point('0', '32.5825') },
  },
  {
    rule: 'rough-point',
    level: 'hint',
    example: 'appointment-reminder',
    changes: { [`${action('component.suggestions', 2)}.viewLocationAction.latLong`]: point('51.5', '-0.12') },
    at: `${action('component.suggestions', 2)}.viewLocationAction.latLong.latitude`,
    near: { [`${action('component.suggestions', 2)}.viewLocationAction.latLong`]: point('51.5', '-0.1246') },
  },
  {
    rule: 'long-event',
    level: 'hint',
    example: 'appointment-reminder',
    changes: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2027-05-18T16:00:00+05:30',
    },
    at: `${action('component.suggestions', 1)}.createCalendarEventAction.endTime`,
    near: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]:
        '2027-04-17T16:00:00+05:30',
    },
  },
  {
    rule: 'far-event',
    level: 'hint',
    example: 'appointment-reminder',
    changes: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.startTime`]: '2029-03-18T09:30:00Z',
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]: '2029-03-18T10:00:00Z',
    },
    at: `${action('component.suggestions', 1)}.createCalendarEventAction.startTime`,
    near: {
      [`${action('component.suggestions', 1)}.createCalendarEventAction.startTime`]: '2028-10-18T09:30:00Z',
      [`${action('component.suggestions', 1)}.createCalendarEventAction.endTime`]: '2028-10-18T10:00:00Z',
    },
  },
  {
    rule: 'shortened-address',
    level: 'warning',
    example: 'feedback',
    changes: { 'component.suggestions': [open('https://www.bit.ly/ride')] },
    at: 'component.suggestions[0].action.openUrlAction.url',
    near: { 'component.suggestions': [open('https://go.bit.ly.shop.in/ride')] },
  },
  {
    rule: 'redirected-file',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://tinyurl.com/parcel' },
    at: `${card}.${file}`,
    near: { [`${card}.${file}`]: 'https://shop.in/tinyurl.com/parcel' },
  },
  {
    rule: 'file-page',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://drive.google.com/file/d/abc/view' },
    at: `${card}.${file}`,
    near: { [`${card}.${file}`]: 'https://drive.google.com/uc?id=abc&export=download' },
  },
  {
    rule: 'expiring-address',
    level: 'warning',
    example: 'order-shipped',
    changes: { [`${card}.${file}`]: 'https://s3.amazonaws.com/b/a.jpg?X-Amz-Expires=900' },
    at: `${card}.${file}`,
    near: { [`${card}.${file}`]: 'https://s3.amazonaws.com/b/a.jpg?never-expires=1' },
  },
  {
    rule: 'address-with-login',
    level: 'warning',
    example: 'feedback',
    changes: { 'component.suggestions': [open('https://me:secret@shop.in/')] },
    at: 'component.suggestions[0].action.openUrlAction.url',
    near: { 'component.suggestions': [open('https://shop.in/@me')] },
  },
  {
    rule: 'address-by-number',
    level: 'warning',
    example: 'feedback',
    changes: { 'component.suggestions': [open('https://8.8.8.8/')] },
    at: 'component.suggestions[0].action.openUrlAction.url',
    near: { 'component.suggestions': [open('https://8.8.8.8.shop.in/')] },
  },
  {
    rule: 'odd-port',
    level: 'hint',
    example: 'feedback',
    changes: { 'component.suggestions': [open('https://shop.in:8443/')] },
    at: 'component.suggestions[0].action.openUrlAction.url',
    near: { 'component.suggestions': [open('https://shop.in:443/')] },
  },
  {
    rule: 'long-address',
    level: 'hint',
    example: 'feedback',
    changes: { 'component.suggestions': [open(`https://shop.in/${'a'.repeat(485)}`)] },
    at: 'component.suggestions[0].action.openUrlAction.url',
    near: { 'component.suggestions': [open(`https://shop.in/${'a'.repeat(484)}`)] },
  },
];
