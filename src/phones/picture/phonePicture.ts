import type { System, Theme } from '../../preview/model/options';
import {
  arrivals,
  drawnCard,
  drawnScreen,
  drawnStrip,
  groundOf,
  hasAllPictures,
  hasFonts,
  scrollAlike,
  withMenuOf,
  withoutNotes,
  withoutOutline,
} from '../../preview/screen/drawnParts';
import { type PicturePart, drawPicture, type Picture } from './drawPicture';

/** The content of a picture. `strip`: all cards of a carousel. */
export type PictureContent = 'phone' | 'card' | 'strip';

export type PictureChoice = {
  systems: readonly System[];
  content: PictureContent;
  /** Index of the card that `card` draws. */
  card: number;
  theme: Theme;
  /** Whether the selected part keeps its outline. */
  hasOutline: boolean;
};

type Act = () => Promise<Picture>;
/** Changes a phone for the time of an act. */
type Change = (act: Act) => Promise<Picture>;

type DrawnPhones = ReadonlyMap<System, HTMLElement>;

/** Milliseconds until a picture is drawn without what has not arrived. */
const patienceMs = 5000;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until a phone that was just mounted is drawn, with its pictures and fonts. */
async function settle(phone: HTMLElement): Promise<void> {
  const end = Date.now() + patienceMs;
  do {
    // oxlint-disable-next-line no-await-in-loop
    await pause(50);
  } while (Date.now() < end && !(drawnScreen(phone) && hasAllPictures(phone) && hasFonts(phone)));
  await document.fonts.ready;
  // Cards cut their texts after the fonts have arrived.
  await pause(100);
  await Promise.race([arrivals(phone), pause(patienceMs)]);
}

function isShown(phone: HTMLElement | undefined, theme: Theme): phone is HTMLElement {
  return phone !== undefined && phone.offsetWidth > 0 && drawnScreen(phone)?.dataset['theme'] === theme;
}

/** The phone on the screen if the picture shows it as it is there, else the one that was mounted for the picture. */
async function phoneFor(
  system: System,
  { content, theme }: PictureChoice,
  shown: DrawnPhones,
  staged: DrawnPhones,
): Promise<HTMLElement> {
  const onScreen = shown.get(system);
  if (content === 'phone' && isShown(onScreen, theme)) return onScreen;
  const phone = staged.get(system);
  if (!phone) throw new Error('no phone is shown');
  await settle(phone);
  if (onScreen && onScreen.offsetWidth > 0) scrollAlike(phone, onScreen);
  return phone;
}

function partOf(phone: HTMLElement, { content, card }: PictureChoice): PicturePart {
  const element =
    content === 'phone' ? phone : content === 'card' ? drawnCard(phone, card) : drawnStrip(phone);
  if (!element) throw new Error('no card is shown');
  return {
    element,
    width: content === 'strip' ? element.scrollWidth : element.offsetWidth,
    height: element.offsetHeight,
    keepsScroll: content === 'phone',
    ...(content === 'phone' ? {} : { ground: groundOf(element) }),
  };
}

/**
 * Draws phones or their cards. `shown`: the phones on the screen, drawn exactly as they are there; `staged`: the
 * same phones mounted out of sight, for everything that the screen does not show.
 */
export async function drawPhones(
  choice: PictureChoice,
  shown: DrawnPhones,
  staged: DrawnPhones,
): Promise<Picture> {
  const phones: HTMLElement[] = [];
  for (const system of choice.systems) {
    // oxlint-disable-next-line no-await-in-loop
    phones.push(await phoneFor(system, choice, shown, staged));
  }
  const draw = () =>
    drawPicture(
      phones.map((phone) => partOf(phone, choice)),
      choice.content === 'strip' ? 'column' : 'row',
    );
  const changes = phones.flatMap((phone, index): Change[] => {
    const system = choice.systems[index];
    const onScreen = system && shown.get(system);
    return [
      (act) => withoutNotes(phone, act),
      ...(choice.hasOutline ? [] : [(act: Act) => withoutOutline(phone, act)]),
      ...(choice.content === 'phone' && onScreen && onScreen !== phone
        ? [(act: Act) => withMenuOf(phone, onScreen, act)]
        : []),
    ];
  });
  return changes.reduce<Act>((act, change) => () => change(act), draw)();
}

/** Draws the phones in a place as they are on the screen, without our notes and the outline of the selected part. */
export function drawShown(place: HTMLElement): Promise<Picture> {
  const phones = [...place.children].filter((child) => child instanceof HTMLElement);
  const parts = phones.map((element) => ({
    element,
    width: element.offsetWidth,
    height: element.offsetHeight,
    keepsScroll: true,
  }));
  return withoutNotes(place, () => withoutOutline(place, () => drawPicture(parts, 'row')));
}
