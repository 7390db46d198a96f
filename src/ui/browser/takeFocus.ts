/**
 * A ref for the control of a popover that has the focus at first. A popover that opens later focuses it by its
 * attribute.
 */
export function takeFocus(control: HTMLElement | null) {
  if (!control) return;
  control.setAttribute('autofocus', '');
  control.focus();
}
