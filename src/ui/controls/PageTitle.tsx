import { createContext, use, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { isFocusLost } from '../browser/focus';
import layout from '../styles/layout.module.css';

/** Remembers which page was shown last, so that the heading of the next one takes the focus. */
export function createPageFocus() {
  let last: string | undefined;
  let isStepBack = false;
  // The browser itself scrolls to where such a page was left.
  addEventListener('popstate', () => {
    isStepBack = true;
  });
  return {
    /** Focuses the heading of a page that came after another one, unless a control has taken the focus. */
    arrive(heading: HTMLElement) {
      const isChange = last !== undefined && last !== location.pathname;
      last = location.pathname;
      if (isChange && isFocusLost()) heading.focus({ preventScroll: isStepBack });
      isStepBack = false;
    },
  };
}

export const PageFocusContext = createContext<ReturnType<typeof createPageFocus> | undefined>(undefined);

/** The heading of a page. On a change of page, where the pressed link or button disappears, it takes the focus. */
export function PageHeading({ children, ...attributes }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pageFocus = use(PageFocusContext);
  // The focus lives outside React.
  useEffect(() => {
    if (heading.current) pageFocus?.arrive(heading.current);
  }, [pageFocus]);
  return (
    <h1 {...attributes} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** The title of a page, and below it in a sentence or two what the page is for. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={layout.pageTitle}>
      <PageHeading>{title}</PageHeading>
      <p>{children}</p>
    </div>
  );
}
