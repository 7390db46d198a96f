import { useEffect, type RefObject } from 'react';
import { isWithin } from '../message/parts';

/**
 * Scrolls the conversation and the carousel, never the page, until the part of a path is in view. Scroll
 * positions live outside React: measure and set them once per path and version.
 */
export function useSelectedInView(
  screen: RefObject<HTMLElement | null>,
  path: string | undefined,
  version: number | undefined,
) {
  useEffect(() => {
    if (path === undefined) return;
    const part = findPart(screen.current, path);
    if (part)
      for (const { scroller, item } of scrollersAround(part, screen.current)) show(part, item, scroller);
    // The version alone asks for a scroll as well.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [screen, path, version]);
}

/** The innermost part that is selected or, in `try`, holds the path. */
function findPart(screen: Element | null, path: string): Element | undefined {
  const parts = Array.from(screen?.querySelectorAll('[data-selected], [data-path]') ?? []);
  return (
    parts.findLast((part) => part.hasAttribute('data-selected')) ??
    parts.findLast((part) => isWithin(path, part.getAttribute('data-path') ?? ''))
  );
}

/** A scrolling element, and its child that is or holds the part. */
type Scroller = { scroller: Element; item: Element };

function scrollersAround(part: Element, screen: Element | null): Scroller[] {
  const scrollers: Scroller[] = [];
  let item = part;
  for (let around = part.parentElement; around && around !== screen; around = around.parentElement) {
    if (around.hasAttribute('tabindex')) scrollers.push({ scroller: around, item });
    item = around;
  }
  return scrollers;
}

/** Sideways the whole card or chip comes into view, up and down the part itself. */
function show(part: Element, item: Element, scroller: Element) {
  const across = item.getBoundingClientRect();
  const down = part.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const zoom = zoomOf(scroller, view);
  scroller.scrollBy(
    distance(across.left, across.right, view.left, view.right) / zoom,
    distance(down.top, down.bottom, view.top, view.bottom) / zoom,
  );
}

/** Boxes are measured in px of the window, `scrollBy` takes px of the element: a phone may be zoomed. */
function zoomOf(scroller: Element, { width }: DOMRect): number {
  return scroller instanceof HTMLElement && scroller.offsetWidth > 0 ? width / scroller.offsetWidth : 1;
}

const margin = 8;

function distance(start: number, end: number, viewStart: number, viewEnd: number): number {
  if (start < viewStart || end - start > viewEnd - viewStart) return start - viewStart - margin;
  return end > viewEnd ? end - viewEnd + margin : 0;
}

/** The part of an element, from top to bottom, that the window and the scrolling elements around it show; px of the window. */
export function shownPart(element: Element): { top: number; bottom: number } {
  let { top, bottom } = element.getBoundingClientRect();
  top = Math.max(top, 0);
  bottom = Math.min(bottom, window.innerHeight);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const box = around.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return { top, bottom };
}

/** Scrolls to the last entry when the conversation grows. The scroll position lives outside React. */
export function useEndInView(thread: RefObject<HTMLElement | null>, entries: number) {
  useEffect(() => {
    if (entries > 1) scrollToEnd(thread.current);
  }, [thread, entries]);
}

function scrollToEnd(element: HTMLElement | null) {
  if (element) element.scrollTop = element.scrollHeight;
}
