/**
 * Focuses the line of a list's entry, where there is one; else the control of a path, or the first control of
 * the nearest part around it.
 */
export function focusField(path: string, entry?: string) {
  const line = entry && document.querySelector<HTMLElement>(`[data-focus="${entry}.open"]`);
  if (line) {
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: 'nearest' });
    return;
  }
  for (let place = path; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('.')))) {
    const part = [...document.querySelectorAll<HTMLElement>('form [data-path]')].find(
      (element) => element.dataset['path'] === place,
    );
    const control = part?.matches('input, textarea, select, button')
      ? part
      : part?.querySelector<HTMLElement>('input:checked, input, textarea, select, button');
    if (!control) continue;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center' });
    return;
  }
}
