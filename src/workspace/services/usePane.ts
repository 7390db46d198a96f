import { useAppServices } from './AppServices';

/** A ref that makes its element one of the parts of the page that F6 goes through. */
export function usePane() {
  return useAppServices().panes.register;
}
