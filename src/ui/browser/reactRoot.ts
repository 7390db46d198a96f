/*
 * React makes errors while it starts, and a browser then parses every file that the call came through once more. Its
 * start is therefore in the file of React (see vite.config.ts), not in the file of the page, which is three times larger.
 */
export { createRoot } from 'react-dom/client';
