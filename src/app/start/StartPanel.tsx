import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../ui/loading/lazyPart';
import { NewTemplateKinds } from './NewTemplateKinds';
import { PasteBox } from './PasteBox';
import styles from './StartPanel.module.css';

/** The examples are large: the kinds are there before them. */
const ExampleStrip = lazyPart(
  async () => (await import('./ExampleStrip')).ExampleStrip,
  <div className={styles['examples']} />,
);

/** The ways to a new template: a kind, a finished one, or something to paste. `title`: a heading with the id `start`. */
export function StartPanel({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <section aria-labelledby="start" className={styles['panel']}>
      {title}
      <NewTemplateKinds />
      <div className={styles['others']}>
        <section aria-labelledby="start-finished" className={styles['way']}>
          <div className={styles['heading']}>
            <h3 id="start-finished">Or make a finished one yours</h3>
            <Link href="/gallery">Open the gallery</Link>
          </div>
          <ExampleStrip />
        </section>
        <section aria-labelledby="start-paste" className={styles['way']}>
          <h3 id="start-paste">Or paste what you have</h3>
          <PasteBox />
        </section>
      </div>
      {children}
    </section>
  );
}
