import { messagePaths } from '../message/parts';
import { carouselCardPath } from '../../schema/draft/cards';

/** The screen of a drawn phone; undefined while the phone is loaded. */
export function drawnScreen(phone: Element): HTMLElement | undefined {
  return phone.querySelector<HTMLElement>('[data-part="phone"]') ?? undefined;
}

/** A drawn card of a message with its buttons: the card of a carousel at `index`, else the only card. */
export function drawnCard(phone: Element, index: number): HTMLElement | undefined {
  const paths = [carouselCardPath(index), messagePaths.standaloneCard];
  const card = paths.map((path) => phone.querySelector(`[data-path="${path}"]`)).find((part) => part);
  return card?.closest<HTMLElement>('[role="group"]') ?? undefined;
}

/** The drawn box of a picture, by its dotted draft path. */
export function drawnMedia(phone: Element, path: string): Element | undefined {
  return phone.querySelector(`[data-path="${path}"]`) ?? undefined;
}

/** The drawn strip of a carousel. It scrolls, so `scrollWidth` is its whole width. */
export function drawnStrip(phone: Element): HTMLElement | undefined {
  return phone.querySelector<HTMLElement>(`[data-path="${messagePaths.carousel}"]`) ?? undefined;
}

/** Top and bottom of the message of a drawn phone, in the window. */
export function drawnMessage(phone: Element): { top: number; bottom: number } | undefined {
  const boxes = Object.values(messagePaths)
    .flatMap((path) => [...phone.querySelectorAll(`[data-path="${path}"]`)])
    .map((part) => part.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether every picture of a drawn phone has arrived or failed. */
export function hasAllPictures(phone: Element): boolean {
  // A canvas gets its size from the picture that it draws.
  return (
    [...phone.querySelectorAll('img')].every(({ complete }) => complete) &&
    phone.querySelector('canvas:not([width])') === null
  );
}

/** Whether the style sheets of its fonts have arrived. */
export function hasFonts(phone: Element): boolean {
  return phone.querySelector('[data-loading-fonts]') === null;
}

/** Resolves when nothing of a drawn phone moves that comes to an end: a sheet has arrived. */
export async function arrivals(phone: Element): Promise<void> {
  const ending = phone
    .getAnimations({ subtree: true })
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The colour behind a part: of the nearest element around it that has one. */
export function groundOf(part: Element): string {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/** Scrolls a drawn phone to where another drawing of the same phone is. */
export function scrollAlike(phone: Element, other: Element) {
  const others = other.querySelectorAll('[tabindex]');
  for (const [index, part] of phone.querySelectorAll('[tabindex]').entries()) {
    part.scrollTop = others[index]?.scrollTop ?? 0;
    part.scrollLeft = others[index]?.scrollLeft ?? 0;
  }
}

/** Lays the menu that another drawing of the same phone has open over a drawn phone until the act has ended. */
export async function withMenuOf<Result>(
  phone: Element,
  other: Element,
  act: () => Promise<Result>,
): Promise<Result> {
  // An open menu belongs to its drawing alone.
  const menu = other.querySelector('[data-part="menu"]')?.cloneNode(true);
  if (!(menu instanceof Element)) return act();
  // It has arrived long ago.
  for (const part of menu.querySelectorAll('[data-arrives]')) part.removeAttribute('data-arrives');
  drawnScreen(phone)?.append(menu);
  try {
    return await act();
  } finally {
    menu.remove();
  }
}

/** Takes our own notes and lines off drawn phones until the act has ended: no customer would see them. */
export async function withoutNotes<Result>(phone: Element, act: () => Promise<Result>): Promise<Result> {
  phone.setAttribute('data-without-notes', '');
  try {
    return await act();
  } finally {
    phone.removeAttribute('data-without-notes');
  }
}

/** Takes the outline of the selected part off a drawn phone until the act has ended. */
export async function withoutOutline<Result>(phone: Element, act: () => Promise<Result>): Promise<Result> {
  const outlined = [...phone.querySelectorAll('[data-selected]')];
  for (const part of outlined) part.removeAttribute('data-selected');
  try {
    return await act();
  } finally {
    for (const part of outlined) part.setAttribute('data-selected', 'true');
  }
}
