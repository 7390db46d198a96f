import { lazy } from '../lib/values';
import './element.css';
import { ownFamilies } from './fonts';

/** All styles of the element: the build puts them here, see `vite.element.config.ts`. */
declare const STYLES_OF_THE_ELEMENT: string;

/** One sheet for all elements of a page. A content security policy without inline styles allows it. */
export const styleSheet = lazy(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownFamilies(STYLES_OF_THE_ELEMENT));
  return sheet;
});
