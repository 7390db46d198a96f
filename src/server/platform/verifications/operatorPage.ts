import { html } from 'hono/html';
import { ownOrigin } from '../../guards/addresses';
import { randomId } from '../../request/requestId';
import { type Operator, blockListOf } from '../../settings/operatorValues';
import { htmlPage, noticePage } from '../../site/htmlPage';
import type { ServerDependencies } from '../credentials/credentials';
import { noteOpening } from './verificationStore';
import { isInBlocks } from '../../guards/callers';

const outcomes = {
  complete: 'Complete the verification',
  refuse: 'Reject it',
  expire: 'Let it expire',
} as const;
type Outcome = keyof typeof outcomes;

const isOutcome = (value: string | null): value is Outcome =>
  value !== null && Object.hasOwn(outcomes, value);

/**
 * Handles `GET /operator/<name>`, a simulated operator. With the four parameters it shows a choice of
 * answers; with `outcome` as well it redirects the client to the callback, as a real operator does by itself.
 */
export async function operatorPage(
  request: Request,
  name: string,
  { settings, database, now }: ServerDependencies,
): Promise<Response> {
  const operator = settings.PLATFORM_OPERATORS.find(
    (candidate) => candidate.name === name && candidate.baseUrl === undefined,
  );
  if (operator === undefined)
    return noticePage('Unknown operator', 'There is no simulated operator with this name.', 404);
  const { searchParams } = new URL(request.url);
  const expected = {
    client_id: operator.clientId,
    app_partner_code: operator.partnerCode,
    redirect_uri: callbackAddress(ownOrigin(request)),
  };
  for (const [parameter, value] of Object.entries(expected)) {
    if (searchParams.get(parameter) !== value)
      return noticePage('Request rejected', `${parameter} does not match the agreed value.`, 400);
  }
  const state = searchParams.get('state') ?? '';
  await noteOpening(database, state, now());
  const outcome = searchParams.get('outcome');
  if (isOutcome(outcome)) {
    const address = answerAddress(expected.redirect_uri, state, outcome);
    return new Response(null, { status: 302, headers: { Location: address } });
  }
  const parameters = Object.entries({ ...expected, state });
  return htmlPage(
    `Simulated operator ${name}`,
    html`<h1>Simulated operator “${name}”</h1>
      <p>
        A real operator recognises the phone by its mobile connection and responds automatically. Here you
        choose the response.
      </p>
      ${Object.entries(outcomes).map(
        ([value, label]) =>
          html`<form method="get" action="/operator/${name}">
            ${parameters.map(([key, content]) => html`<input type="hidden" name="${key}" value="${content}" />`)}
            <button name="outcome" value="${value}">${label}</button>
          </form>`,
      )}`,
  );
}

function answerAddress(callback: string, state: string, outcome: Outcome): string {
  const url = new URL(callback);
  url.searchParams.set('state', state);
  if (outcome === 'complete') url.searchParams.set('code', randomId());
  else url.searchParams.set('error', outcome === 'refuse' ? 'access_denied' : 'expired');
  return url.href;
}

/** Finds the operator whose address blocks contain an address; the first one if blocks overlap. */
export function createOperatorLookup(operators: readonly Operator[]) {
  const entries = operators.map((operator) => ({ operator, blocks: blockListOf(operator.cidrs) }));
  return (address: string): Operator | undefined =>
    entries.find(({ blocks }) => blocks && isInBlocks(blocks, address))?.operator;
}

/** The `redirect_uri`: here the operator sends the client device back. */
const callbackAddress = (origin: string) => `${origin}/verification/v1/callback`;

/** The address for the client device to open over mobile data. */
export function targetUri(operator: Operator, origin: string, state: string): string {
  const url = new URL(operator.baseUrl ?? `${origin}/operator/${operator.name}`);
  url.searchParams.set('client_id', operator.clientId);
  url.searchParams.set('redirect_uri', callbackAddress(origin));
  url.searchParams.set('app_partner_code', operator.partnerCode);
  url.searchParams.set('state', state);
  return url.href;
}
