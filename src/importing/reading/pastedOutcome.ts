import type { FoundRefusal } from '../../exchange/answers/findAnswer';
import { isolate } from '../../lib/text/isolate';
import { nextName } from '../../schema/draft/names/nextName';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfPath } from '../../schema/template/templateTree';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { isNameTaken, outcomeMessages, type SendingOutcome } from '../../submission/outcome/outcome';
import { readCreation } from '../../submission/outcome/readCreation';
import { refusedFieldOf } from './refusedField';

/** A response that was pasted, in the words in which a sending reports the same one. */
export type DescribedResponse = {
  /** "The platform responded with 429: wait 37 s, then send the same again" */
  title: string;
  /** What it means and what to do. */
  sentences: string[];
  /** The field that it is about. */
  path: (string | number)[] | undefined;
};

/** The meaning of a pasted response. `template`: the message of the request, if the text has it. `now`: in milliseconds. */
export function describeResponse(
  refusal: FoundRefusal,
  template: TemplateDraft | undefined,
  now: number,
): DescribedResponse {
  const { status, message, body, isGateway, requestId } = refusal;
  const outcome = outcomeOf(refusal, template, now);
  const path = message === undefined ? undefined : refusedFieldOf(message, template);
  const field = path && nameOfPath(path);
  const who = isGateway ? 'This server' : outcome.kind === 'not_platform' ? 'The address' : 'The platform';
  const words = message ?? (outcome.kind === 'refused_content' ? body : undefined);
  const isBusy = outcome.kind === 'refused_rate';
  const reason = words === undefined || isBusy ? reasonOf(outcome, now) : quoted(words);
  return {
    title: `${who} responded${status === undefined ? '' : ` with ${status}`}: ${reason}`,
    sentences: [
      field !== undefined && field !== 'Template' && `This is about the field ${field}.`,
      ...nextSteps(outcome, template),
      isBusy && words !== undefined && `The platform says: ${quoted(words)}`,
      requestId !== undefined && `Request ID in the server log: ${requestId}`,
    ].filter((sentence) => typeof sentence === 'string'),
    path,
  };
}

/** The reason of a response without words. Says how long to wait instead of how busy the platform is. */
function reasonOf(outcome: SendingOutcome, now: number): string {
  if (outcome.kind === 'refused_rate') return `${waitOf(outcome.until, now)}, then send the same again`;
  if (isConflict(outcome)) return 'this name may be taken';
  const { title } = outcomeMessages(outcome);
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** The interface document has no 409: without a body nobody can tell for sure that it is about the name. */
const isConflict = ({ kind, answered }: SendingOutcome) => kind === 'not_platform' && answered === 409;

/** Characters of a body that are quoted. */
const MAX_QUOTED = 500;

const quoted = (message: string) => `“${isolate(message.slice(0, MAX_QUOTED))}”`;

const waitOf = (until: number | undefined, now: number) =>
  until === undefined ? 'wait a minute' : `wait ${Math.ceil((until - now) / 1000)} s`;

/** What a sending of this message with this response would have come to. A rejection without its status is a 400. */
function outcomeOf(
  { status = 400, message, code, isGateway, retryAfter, date, body = '' }: FoundRefusal,
  template: TemplateDraft | undefined,
  now: number,
): SendingOutcome {
  const json =
    message === undefined
      ? undefined
      : { error: { code: code ?? status, message }, ...(isGateway && { source: 'gateway' }) };
  const headers = new Headers({
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    ...(date !== undefined && { date }),
  });
  // The reader of refusals takes any JSON.
  const payload = (template ?? {}) as CreateTemplatePayload;
  return readCreation({ kind: 'answer', status, headers, text: message ?? body, json }, payload, now);
}

/** The paragraphs below the title. */
function nextSteps(outcome: SendingOutcome, template: TemplateDraft | undefined): string[] {
  const { title, next } = outcomeMessages(outcome);
  if (outcome.kind === 'refused_rate') return [`${title}. Nothing was created.`];
  const name = template?.name && nextName(template.name, new Set());
  const freeName = name ? [`For example: “${isolate(name)}”.`] : [];
  if (isNameTaken(outcome)) return [`${title}. ${next.join(' ')}`, ...freeName];
  if (isConflict(outcome)) return ['Send it again under another name.', ...freeName];
  return [...('why' in outcome ? [outcome.why] : []), ...next];
}
