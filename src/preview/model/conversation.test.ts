import { expect, test } from 'vitest';
import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { textToBase64 } from '../../schema/values/postback';
import { blankSuggestion, suggestionKinds } from '../../schema/draft/suggestionKinds';
import {
  continueConversation,
  openActionSheet,
  startConversation,
  visibleChips,
  type Conversation,
  type ConversationAction,
} from './conversation';

const reply: SuggestionDraft = { reply: { text: 'Yes', postbackData: textToBase64('said_yes') } };
const dial: SuggestionDraft = { action: { text: 'Call', dialAction: { phoneNumber: '+15551234' } } };
const share: SuggestionDraft = { action: { text: 'Send', shareLocationAction: {} } };
const search: SuggestionDraft = { action: { text: 'Find', viewLocationAction: { query: 'shops' } } };
const template: TemplateDraft = {
  type: 'text_message',
  component: { text: 'Hi', suggestions: [reply, dial, share] },
};

function tap(suggestion: SuggestionDraft): ConversationAction {
  return { type: 'tap', path: 'component.suggestions.0', suggestion };
}
function after(...actions: ConversationAction[]): Conversation {
  return actions.reduce(continueConversation, startConversation(template));
}
function opened(suggestion: SuggestionDraft, system: 'android' | 'ios' = 'android') {
  return openActionSheet(after(tap(suggestion)), system);
}
const chips = (state: Conversation, system: 'android' | 'ios') =>
  visibleChips(state, system).map(({ index }) => index);

test('a reply adds one bubble of the person with its text and removes the chips (23, 24)', () => {
  const state = after(tap(reply));
  expect(state.entries).toEqual([
    { from: 'agent', kind: 'template' },
    { from: 'user', kind: 'reply', text: 'Yes' },
  ]);
  expect(chips(state, 'android')).toEqual([]);
});

test('a later message of the agent removes the chips on Android, and none on an iPhone (27, 83)', () => {
  const state = after({ type: 'agentMessage' });
  expect(chips(state, 'android')).toEqual([]);
  expect(chips(state, 'ios')).toEqual([0, 1, 2]);
});

test('an answer removes the replies on an iPhone, and keeps the actions', () => {
  expect(chips(after(tap(reply)), 'ios')).toEqual([1, 2]);
});

test('a reset brings the chips back and empties the log (28)', () => {
  const state = after(tap(reply), { type: 'reset' });
  expect(chips(state, 'android')).toEqual([0, 1, 2]);
  expect(state.log).toEqual([]);
});

test('only replies and a shared location add to the conversation (30, 31)', () => {
  for (const kind of suggestionKinds.filter((one) => one !== 'reply')) {
    expect(after(tap(blankSuggestion(kind))).entries, kind).toHaveLength(1);
  }
});

test('a dial action opens the dialer with its number (30)', () => {
  expect(opened(dial)).toEqual({ kind: 'dialer', phoneNumber: '+15551234' });
});

test('a web address opens in the browser, or in a webview of its mode (31 to 34)', () => {
  const open = { url: 'https://a.example/' };
  expect(opened({ action: { openUrlAction: { ...open, application: 'BROWSER' } } })).toEqual({
    kind: 'browser',
    ...open,
    isFallback: false,
  });
  for (const mode of ['FULL', 'TALL', 'HALF'] as const) {
    const webview = { ...open, application: 'WEBVIEW', webviewViewMode: mode, description: 'Shop' } as const;
    expect(opened({ action: { openUrlAction: webview } })).toEqual({
      kind: 'webview',
      ...open,
      mode,
      description: 'Shop',
    });
  }
});

test('closing a sheet leaves the conversation unchanged (35)', () => {
  const state = after(tap(dial), { type: 'close' });
  expect(openActionSheet(state, 'android')).toBeUndefined();
  expect(chips(state, 'android')).toEqual([0, 1, 2]);
});

test('a location opens by its coordinates, with its label (36)', () => {
  const latLong = { latitude: '53.4', longitude: '-2.2' };
  expect(opened({ action: { viewLocationAction: { latLong, label: 'Shop' } } })).toEqual({
    kind: 'map',
    ...latLong,
    label: 'Shop',
  });
});

test('a location query opens on Android; an iPhone does not support it and names the fallback (37)', () => {
  expect(opened(search)).toEqual({ kind: 'mapSearch', query: 'shops' });
  const withFallback = { action: { ...search.action, fallbackUrl: 'https://a.example/shops' } };
  expect(opened(withFallback, 'ios')).toEqual({
    kind: 'unsupported',
    reason: 'iphoneSearch',
    fallbackUrl: 'https://a.example/shops',
  });
});

test('of coordinates and a query, Android takes the query and an iPhone the coordinates', () => {
  const latLong = { latitude: '53.4', longitude: '-2.2' };
  const both = { action: { viewLocationAction: { latLong, query: 'shops' } } };
  expect(opened(both)?.kind).toBe('mapSearch');
  expect(opened(both, 'ios')?.kind).toBe('map');
});

test('an event opens the calendar with its times as written (38)', () => {
  const event = { title: 'Visit', startTime: '2027-03-14T09:30:00+05:30', endTime: '2027-03-14T10:00:00Z' };
  expect(opened({ action: { createCalendarEventAction: event } })).toEqual({
    kind: 'calendar',
    description: '',
    ...event,
  });
});

test('the location is sent once, after a confirmation (39)', () => {
  expect(after(tap(share)).entries).toHaveLength(1);
  const sent = after(tap(share), { type: 'confirm' }, { type: 'confirm' });
  expect(sent.entries.slice(1)).toEqual([{ from: 'user', kind: 'location' }]);
  expect(sent.log.map(({ kind }) => kind)).toEqual(['shareLocationAction', 'location']);
  expect(openActionSheet(sent, 'android')).toBeUndefined();
});

test('the log holds the postback as sent and as text; a blank one becomes the button text', () => {
  const [first, second] = after(tap(reply), tap(dial)).log;
  expect(first).toEqual({
    kind: 'reply',
    text: 'Yes',
    postback: { encoded: textToBase64('said_yes'), decoded: 'said_yes' },
  });
  expect(second?.postback).toEqual({ encoded: textToBase64('Call'), decoded: 'Call' });
});

test('a client without support opens the fallback address; without one it sends nothing', () => {
  const off: ConversationAction = { type: 'setSupport', supportsActions: false };
  const fallbackUrl = 'https://a.example/call';
  const withFallback = after(off, tap({ action: { ...dial.action, fallbackUrl } }));
  expect(openActionSheet(withFallback, 'ios')).toEqual({
    kind: 'browser',
    url: fallbackUrl,
    isFallback: true,
  });
  const without = after(off, tap(dial));
  expect(openActionSheet(without, 'android')).toEqual({ kind: 'unsupported', reason: 'client' });
  expect(without.log).toEqual([]);
  expect(after(off, tap(reply)).entries).toHaveLength(2);
});

test('a reply and a shared location close the page under the sheet, other actions keep it (64)', () => {
  const page = { type: 'openPage', page: { kind: 'fullView', path: 'card' } } as const;
  const back = after(page, tap(dial), { type: 'close' });
  expect(back.page).toEqual(page.page);
  expect(continueConversation(back, { type: 'close' }).page).toBeUndefined();
  expect(after(page, tap(reply)).page).toBeUndefined();
  expect(after(page, tap(share), { type: 'confirm' }).page).toBeUndefined();
});

test('a picture opened in the full view closes back to it, another card replaces it (63)', () => {
  const card = { type: 'openPage', page: { kind: 'fullView', path: 'card' } } as const;
  const next = { type: 'openPage', page: { kind: 'fullView', path: 'next' } } as const;
  const picture = { type: 'openPage', page: { kind: 'media', path: 'next' } } as const;
  const back = after(card, next, picture, { type: 'close' });
  expect(back.page).toEqual(next.page);
  expect(continueConversation(back, { type: 'close' }).page).toBeUndefined();
});

test('a tap on a button without kind or text does nothing', () => {
  expect(after(tap({}), tap({ reply: {} }))).toEqual(startConversation(template));
});
