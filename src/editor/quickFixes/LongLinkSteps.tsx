import styles from './quickFixes.module.css';

/** A browser window with a link in its bar. The part of the link with the place stands out. */
function BrowserDrawing({ address, place, hasMap }: { address: string; place: string; hasMap: boolean }) {
  return (
    <svg viewBox="0 0 160 84" aria-hidden className={styles.browser}>
      <rect x="0.5" y="0.5" width="159" height="83" rx="7.5" className={styles.window} />
      <rect x="8" y="8" width="144" height="18" rx="9" className={styles.bar} />
      <text x="16" y="20.5" className={styles.address}>
        {address}
        <tspan className={styles.place}>{place}</tspan>
      </text>
      {hasMap && (
        <>
          <path d="M8 62 L58 44 L98 58 L152 34 M44 34 L68 76 M112 34 L104 76" className={styles.road} />
          <path d="M84 66 C77 57 74 53 74 48 a10 10 0 0 1 20 0 C94 53 91 57 84 66 Z" className={styles.pin} />
          <circle cx="84" cy="48" r="3.5" className={styles.hole} />
        </>
      )}
      {!hasMap && <path d="M80 38 v26 m-10 -10 l10 10 l10 -10" className={styles.road} data-arrow />}
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
        <BrowserDrawing address="google.com/maps/" place="@19.07,72.87" hasMap />
        2. Copy the long link from the address bar
      </li>
    </ol>
  );
}
