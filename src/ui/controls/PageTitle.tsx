import type { ReactNode } from 'react';
import layout from '../styles/layout.module.css';

/** The title of a page, and below it in a sentence or two what the page is for. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={layout.pageTitle}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  );
}
