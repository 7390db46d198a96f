import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatPath } from '../values/issues';
import { findTemplateIssues } from '../template/template';
import { z } from '../values/zod';

// Contents of public documentation and repositories, each with its source.
const folder = path.resolve(import.meta.dirname, 'samples');
const Sample = z.object({ payload: z.looseObject({}) });

type Verdict = { verdict: 'valid' } | { issues: string[] } | { notATemplate: string };

const card = 'component.richCard.standaloneCard.cardContent';
const messageToSend = 'a message to one recipient (contentMessage), without name and type';

/**
 * The expected result for each sample. The samples with issues come from a platform that accepts plain text where
 * the interface document requires Base64: an import encodes it, a request with it is refused.
 */
const verdicts: Record<string, Verdict> = {
  '01-sinchindia-richcard-video-backticks.json': { issues: [`${card}.suggestions[0].action.postbackData`] },
  '02-sinchindia-richcard-horizontal-tall-media.json': {
    issues: [`${card}.suggestions[0].action.postbackData`],
  },
  '04-sinchindia-richcard-three-actions.json': {
    issues: [0, 1, 2].map((index) => `${card}.suggestions[${index}].action.postbackData`),
  },
  '05-sinchindia-text-custom-params.json': { verdict: 'valid' },
  '07-sinchindia-text-emoji-multiline.json': { verdict: 'valid' },
  '09-google-guide-http-gif-tall-alignment-on-vertical.json': { notATemplate: messageToSend },
  '10-google-guide-carousel-two-cards.json': { notATemplate: messageToSend },
  '11-google-guide-view-location-string-coords-fallback.json': { notATemplate: messageToSend },
  '14-8x8-horizontal-card-right-no-height.json': {
    notATemplate: 'a message to one recipient of another interface (user, type, content)',
  },
  '18-rcstrap-text-four-actions-ms-timestamps.json': {
    notATemplate: 'a request to an emulator: messageId, text, suggestions',
  },
  '21-movistar-es-webview-tall-empty-suggestions.json': { notATemplate: messageToSend },
  '25-infin8linx-text-template-bracket-vars.json': {
    notATemplate: 'a template of another interface: category and content instead of component',
  },
  '33-simplyrcs-text-reply-and-directions.json': { notATemplate: messageToSend },
  '36-vonage-calendar-action.json': { notATemplate: messageToSend },
  '38-vonage-share-location.json': { notATemplate: messageToSend },
  '45-google-dialogflow-suggested-actions.json': { notATemplate: 'a template of a chat integration (rbm)' },
  '49-google-curl-text-minimal.json': { notATemplate: messageToSend },
  '51-rcslang-three-webview-modes.json': { notATemplate: messageToSend },
  '54-rcslang-pdf-contentinfo.json': { notATemplate: messageToSend },
  '57-twilio-carousel-emoji-long-url.json': {
    notATemplate: 'a content template of another interface (types, variables)',
  },
};

function payloadOf(file: string): Record<string, unknown> {
  const { payload } = Sample.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const { status: _status, ...template } = payload;
  return template;
}

const hasTemplateShape = (payload: Record<string, unknown>) =>
  ['name', 'type', 'component'].every((key) => key in payload);

describe('the public samples', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('each have a verdict', () => {
    expect(files.toSorted()).toEqual(Object.keys(verdicts).toSorted());
  });

  it.each(files)('get their expected verdict: %s', (file) => {
    const payload = payloadOf(file);
    const issues = findTemplateIssues(payload).map(({ path: at }) => formatPath(at));
    const verdict = verdicts[file] ?? { notATemplate: 'a new sample' };
    expect(hasTemplateShape(payload)).toBe(!('notATemplate' in verdict));
    if ('notATemplate' in verdict) expect(issues.length).toBeGreaterThan(0);
    else expect(issues).toEqual('issues' in verdict ? verdict.issues : []);
  });

  it('are refused for plain-text postback data and for nothing else', () => {
    for (const file of files.filter((name) => 'issues' in (verdicts[name] ?? {}))) {
      for (const { requirement } of findTemplateIssues(payloadOf(file))) {
        expect(requirement).toBe('must be standard Base64 with padding (RFC 4648 section 4)');
      }
    }
  });
});
