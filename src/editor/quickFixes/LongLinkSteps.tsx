import styles from './quickFixes.module.css';

/** A browser window with a link in its bar. The part of the link with the place stands out. */
function BrowserDrawing({ address, place, hasMap }: { address: string; place: string; hasMap: boolean }) {
  return (
    <svg viewBox="0 0 160 68" aria-hidden className={styles.browser}>
      <rect x="0.5" y="0.5" width="159" height="67" rx="7.5" className={styles.window} />
      <rect x="8" y="8" width="144" height="18" rx="9" className={styles.bar} />
      <text x="16" y="20.5" className={styles.address}>
        {address}
        <tspan className={styles.place}>{place}</tspan>
      </text>
      {hasMap && (
        <>
          <path d="M8 56 L58 40 L98 52 L152 36 M46 32 L66 62 M114 32 L106 62" className={styles.road} />
          <path d="M84 58 C77 50 75 47 75 43 a9 9 0 0 1 18 0 C93 47 91 50 84 58 Z" className={styles.pin} />
          <circle cx="84" cy="43" r="3" className={styles.hole} />
        </>
      )}
      {!hasMap && <path d="M80 34 v22 m-9 -9 l9 9 l9 -9" className={styles.road} data-arrow />}
    </svg>
  );
}

/** How a short map link becomes a long one, in two drawn steps. */
export function LongLinkSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <BrowserDrawing address="maps.app.goo.gl/aB3" place="" hasMap={false} />
        1. Open the short link
      </li>
      <li>
        <BrowserDrawing address="google.com/…/" place="@19.07,72.87" hasMap />
        2. Copy the long link from the address bar
      </li>
    </ol>
  );
}
