import { html } from 'hono/html';
import { htmlPage } from '../../site/htmlPage';

/** A page that says why a sign-in did not work, with the way to try again. */
export function signInNotice(status: number, sentence: string): Promise<Response> {
  return htmlPage(
    'You are not signed in',
    html`<h1>You are not signed in</h1>
      <p>${sentence}</p>
      <p>Your drafts are in this browser, as before.</p>
      <p><a href="/auth/sign-in">Sign in again</a></p>
      <p><a href="/">Go to your templates</a></p>`,
    status,
  );
}

/** The page of a sign-in that began in another tab. */
export function signedInNotice(): Promise<Response> {
  return htmlPage(
    'You are signed in',
    html`<h1>You are signed in</h1>
      <p>Close this tab and go back to your template.</p>
      <p><a href="/">Go to your templates</a></p>`,
  );
}
