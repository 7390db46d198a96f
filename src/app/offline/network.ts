/** What a browser tells of its network (Network Information API); Firefox and Safari tell nothing. */
type Connection = EventTarget & {
  /** The person asked for less data, as on a metered network. */
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
};

/** Resolves as soon as the network is neither slow nor metered, as far as the browser tells. */
export function whenNetworkIsAmple(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return new Promise((resolve) => {
    function check() {
      if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
      connection?.removeEventListener('change', check);
      resolve();
    }
    connection?.addEventListener('change', check);
    check();
  });
}
