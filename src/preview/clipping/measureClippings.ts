import type { TemplateDraft } from '../../schema/draft/draft';
import { createPause } from '../../lib/idle';
import { replaceMarkers } from '../../schema/values/markers';
import { defaultAgent } from '../model/agent';
import { defaultPreviewOptions } from '../model/options';
import type { MapMediaUrl } from '../media/sourcesOf';
import { drawnScreen } from '../screen/drawnParts';
import type { PhoneProps } from '../screen/PhoneProps';
import type { Stage } from './createStage';
import type { Clipping, PhoneState } from './clipping';
import {
  isAccessibilitySize,
  type ClippingState,
  type SampleValues,
  drawnUnits,
  inTemplate,
  type DrawnUnit,
} from './clippingStates';
import { readClippings } from './readClippings';

/** What a phone in a state cuts. */
export type StateClippings = { state: ClippingState; clippings: readonly Clipping[] };

export type ClippingRequest = {
  template: TemplateDraft;
  states: readonly PhoneState[];
  /** The values that stand in place of parameters, one set after the other. */
  values: readonly SampleValues[];
  mapMediaUrl: MapMediaUrl | undefined;
  signal: AbortSignal;
  /** Receives how much is measured, from 0 to 1, in steps of a tenth. */
  onProgress?: (share: number) => void;
};

/** What was measured of a unit in a state, by everything that it depends on. */
export type ClippingCache = Map<string, readonly Clipping[]>;

/** Measurements that are kept: a carousel in all states takes some hundred. */
const MAX_KEPT = 5000;
/** Milliseconds until a picture that has not arrived is passed over. */
const PICTURE_TIMEOUT_MS = 3000;
/** Milliseconds between two looks whether it has. */
const PICTURE_POLL_MS = 10;

/**
 * What a template loses on each phone in each state, measured on phones that are drawn out of sight. Works between other
 * tasks. Resolves with undefined when it was stopped.
 */
export async function measureClippings(
  request: ClippingRequest,
  stage: Stage,
  cache: ClippingCache,
): Promise<StateClippings[] | undefined> {
  const { template, states, signal } = request;
  if (cache.size > MAX_KEPT) cache.clear();
  const wanted = states.flatMap((state) =>
    valuesFor(state, request).map(({ set, samples }) => ({
      state,
      set,
      samples,
      clippings: [] as Clipping[],
    })),
  );
  const pause = createPause();
  const units = drawnUnits(template);
  for (const [index, unit] of units.entries()) {
    request.onProgress?.(Math.floor((index / units.length) * 10) / 10);
    const text = JSON.stringify(unit.template);
    for (const entry of wanted) {
      const key = keyOf(text, entry, request);
      let clippings = cache.get(key);
      if (!clippings) {
        await pause();
        if (signal.aborted) return undefined;
        const { system } = entry.state;
        const phone = stage.draw(system, propsOf(unit, entry, request));
        await pause();
        const isSettled = await settle(phone, stage, signal);
        if (signal.aborted) return undefined;
        // Skip a picture that its box does not know yet: its hidden share is unknown.
        clippings = readClippings(phone).filter(({ kind }) => isSettled || kind !== 'picture');
        if (isSettled) cache.set(key, clippings);
      }
      entry.clippings.push(...clippings.map((cut) => inTemplate(cut, unit)));
    }
  }
  return wanted.map(({ state, set, clippings }) => ({ state: { ...state, set }, clippings }));
}

/** At the sizes for accessibility other values than the typical ones say nothing new, and would take most of the time. */
function valuesFor({ textSize }: PhoneState, { values }: ClippingRequest): readonly SampleValues[] {
  const typical = values.filter(({ set }) => set === undefined || set === 'typical');
  return isAccessibilitySize(textSize) && typical.length > 0 ? typical : values;
}

type Entry = SampleValues & { state: PhoneState };

function propsOf(
  { template }: DrawnUnit,
  { state, samples }: Entry,
  { mapMediaUrl }: ClippingRequest,
): PhoneProps {
  return {
    template,
    agent: defaultAgent,
    theme: 'light',
    options: { ...defaultPreviewOptions, ...state },
    mapMediaUrl,
    samples,
    drawsFolded: true,
  };
}

/** Units that read the same with other values share a measurement. */
function keyOf(text: string, { state, samples }: Entry, { mapMediaUrl }: ClippingRequest): string {
  const { system, textSize, carouselWidths, deviceWidth, iphoneWidth } = state;
  const shown = replaceMarkers(text, (marker) => samples[marker] || marker);
  return [
    system,
    textSize,
    carouselWidths,
    deviceWidth,
    iphoneWidth,
    sourcesIn(text, mapMediaUrl),
    shown,
  ].join(' ');
}

/** Whether a picture is loaded changes with the trust in its host, and the iPhone's boxes follow its shape. */
function sourcesIn(text: string, mapMediaUrl: MapMediaUrl | undefined): string {
  return [...text.matchAll(/"(?:fileUrl|thumbnailUrl)":"([^"]*)"/g)]
    .map(([, address = '']) => (mapMediaUrl?.(address) === undefined ? '0' : '1'))
    .join('');
}

/** Waits for fonts and pictures of a drawn phone. Resolves with false where something has not arrived. */
async function settle(phone: HTMLElement, stage: Stage, signal: AbortSignal): Promise<boolean> {
  const isReady = () =>
    drawnScreen(phone) !== undefined && document.fonts.status !== 'loading' && stage.hasPictures(phone);
  if (isReady()) {
    // A picture that has just arrived is known to its box in the next task.
    if (phone.querySelector('img')) await nextTask(0);
    return true;
  }
  const end = performance.now() + PICTURE_TIMEOUT_MS;
  do {
    while (!isReady() && performance.now() < end && !signal.aborted) await nextTask(PICTURE_POLL_MS);
    // Cards cut their texts again after fonts have arrived, and the iPhone's boxes follow their pictures: both hear of it
    // in tasks of their own. Meanwhile, the phones that are seen may have begun to load further fonts.
    await nextTask(PICTURE_POLL_MS);
  } while (!isReady() && performance.now() < end && !signal.aborted);
  return isReady();
}

const nextTask = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
