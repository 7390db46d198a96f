// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultPreviewOptions } from '../model/options';
import { noSamples } from '../text/withSamples';
import type { Stage } from './createStage';
import { measureClippings, type ClippingRequest } from './measureClippings';

const { carouselWidths, deviceWidth, iphoneWidth } = defaultPreviewOptions;
const states = (['default', 'large'] as const).map((textSize) => ({
  system: 'android' as const,
  textSize,
  carouselWidths,
  deviceWidth,
  iphoneWidth,
}));

/** What was done, in order. */
let done: string[] = [];
let now = 0;

beforeEach(() => {
  done = [];
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    done.push('idle');
    queueMicrotask(run);
  });
  Object.defineProperty(document, 'fonts', { value: { status: 'loaded' }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

/** A stage on which drawing takes as long as a large card does. */
function slowStage(): Stage {
  const phone = document.createElement('div');
  phone.innerHTML = '<div data-part="phone"></div>';
  const readAll = phone.querySelectorAll.bind(phone);
  phone.querySelectorAll = (selectors: string) => {
    done.push('read');
    now += 6;
    return readAll(selectors);
  };
  return {
    draw() {
      done.push('draw');
      now += 9;
      return phone;
    },
    hasPictures: () => true,
    clear: () => undefined,
  };
}

const request = (signal: AbortSignal): ClippingRequest => ({
  template: { name: 'tea', type: 'rich_card', component: { richCard: {} } },
  states,
  values: [{ set: undefined, samples: noSamples }],
  mapMediaUrl: undefined,
  signal,
});

test('a key may come in between each drawing of a phone and each reading of what it cuts', async () => {
  const clippings = await measureClippings(request(new AbortController().signal), slowStage(), new Map());
  expect(clippings).toHaveLength(2);
  expect(done).toEqual(['draw', 'idle', 'read', 'idle', 'draw', 'idle', 'read']);
});

/** A drawn phone whose picture is a third as wide as its box. */
function phoneWithPicture(): HTMLElement {
  const phone = document.createElement('div');
  phone.innerHTML = `<div data-part="phone"><div data-path="component.richCard.standaloneCard.cardContent.media">
    <img></div></div>`;
  const box = phone.querySelector('[data-path]');
  const picture = phone.querySelector('img');
  if (!box || !picture) throw new Error('There is no picture.');
  box.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  Object.defineProperties(picture, { naturalWidth: { value: 100 }, naturalHeight: { value: 100 } });
  return phone;
}

test('a picture is measured although further fonts begin to load while its box hears of it', async () => {
  const looks = ['loading', 'loaded', 'loading'];
  Object.defineProperty(document, 'fonts', {
    value: {
      get status() {
        return looks.shift() ?? 'loaded';
      },
    },
    configurable: true,
  });
  const stage: Stage = { draw: phoneWithPicture, hasPictures: () => true, clear: () => undefined };
  const measured = await measureClippings(request(new AbortController().signal), stage, new Map());
  expect(measured?.[0]?.clippings.map(({ kind }) => kind)).toEqual(['picture']);
});

test('of a picture that has not arrived nothing is said, and nothing is kept', async () => {
  const phone = phoneWithPicture();
  const stage = (hasPictures: boolean): Stage => ({
    draw: () => phone,
    hasPictures: () => {
      // The wait for a picture comes to its end.
      now += 10_000;
      return hasPictures;
    },
    clear: () => undefined,
  });
  const cache = new Map();
  const { signal } = new AbortController();
  const waiting = await measureClippings(request(signal), stage(false), cache);
  expect(waiting?.flatMap(({ clippings }) => clippings)).toEqual([]);
  expect(cache.size).toBe(0);
  const arrived = await measureClippings(request(signal), stage(true), cache);
  expect(arrived?.map(({ clippings }) => clippings.map(({ kind }) => kind))).toEqual([
    ['picture'],
    ['picture'],
  ]);
});

test('a change between drawing and reading stops the measurement, and nothing half measured is kept', async () => {
  const stop = new AbortController();
  const cache = new Map();
  const stage = slowStage();
  const draw: Stage['draw'] = (...drawn) => {
    stop.abort();
    return stage.draw(...drawn);
  };
  expect(await measureClippings(request(stop.signal), { ...stage, draw }, cache)).toBeUndefined();
  expect(done).toEqual(['draw', 'idle']);
  expect(cache.size).toBe(0);
});
