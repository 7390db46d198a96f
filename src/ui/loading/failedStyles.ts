/** Style sheets that could not be loaded: the bundler's loader does not request them again. */
const failedLinks = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/** Requests them again. Rejects if one cannot be loaded now either. */
export async function loadFailedStyles() {
  const loads = [...failedLinks].map(async (link) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    failedLinks.delete(link);
    await new Promise((resolve, reject) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', () => reject(new Error('A style sheet could not be loaded.')));
      link.replaceWith(next);
    });
  });
  await Promise.all(loads);
}
