/** Whether a modal dialog is open. The keys of the page behind it are then off. */
export function isModalOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
