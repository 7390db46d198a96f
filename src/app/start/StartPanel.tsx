import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ExampleStrip } from './ExampleStrip';
import { NewTemplateKinds } from './NewTemplateKinds';
import { PasteBox } from './PasteBox';
import styles from './StartPanel.module.css';

type StartPanelProps = {
  /** A heading with the id `start`. */
  title: ReactNode;
  /** The headings below the title. */
  heading: 'h2' | 'h3';
  children?: ReactNode;
};

/** The ways to a new template: a kind, a finished one, or something to paste. */
export function StartPanel({ title, heading: Heading, children }: StartPanelProps) {
  return (
    <section aria-labelledby="start" className={styles.panel}>
      {title}
      <NewTemplateKinds />
      <div className={styles.others}>
        <section aria-labelledby="start-finished" className={styles.way}>
          <div className={styles.heading}>
            <Heading id="start-finished">Or make a finished one yours</Heading>
            <Link href="/gallery">Open the gallery</Link>
          </div>
          <ExampleStrip />
        </section>
        <section aria-labelledby="start-paste" className={styles.way}>
          <Heading id="start-paste">Or paste what you have</Heading>
          <PasteBox />
        </section>
      </div>
      {children}
    </section>
  );
}
