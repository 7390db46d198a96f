import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatPath } from '../../schema/values/issues';
import { findTemplateIssues } from '../../schema/template/template';
import { z } from '../../schema/values/zod';
import { importOne } from './testing/importOne';

// Contents of public documentation and repositories, each with its source.
const folder = path.resolve(import.meta.dirname, '../../schema/testing/samples');
const Sample = z.object({ payload: z.looseObject({}) });

/** The import of a sample: its type, the unmapped values, the number of encoded postbacks, the remaining issues. */
type Verdict =
  | { type: string; unmapped?: string[]; encoded?: number; issues?: string[] }
  | { problem: RegExp };

const noName = ['name'];
const standalone = 'component.richCard.standaloneCard.cardContent';

const verdicts: Record<string, Verdict> = {
  // In the form of the interface: what is not encoded stays, and Check says so.
  '01-sinchindia-richcard-video-backticks.json': {
    type: 'rich_card',
    issues: [`${standalone}.suggestions[0].action.postbackData`],
  },
  // In the form of the interface: what is not encoded stays, and Check says so.
  '02-sinchindia-richcard-horizontal-tall-media.json': {
    type: 'rich_card',
    issues: [`${standalone}.suggestions[0].action.postbackData`],
  },
  // In the form of the interface: what is not encoded stays, and Check says so.
  '04-sinchindia-richcard-three-actions.json': {
    type: 'rich_card',
    issues: [
      `${standalone}.suggestions[0].action.postbackData`,
      `${standalone}.suggestions[1].action.postbackData`,
      `${standalone}.suggestions[2].action.postbackData`,
    ],
  },
  '05-sinchindia-text-custom-params.json': { type: 'text_message' },
  '07-sinchindia-text-emoji-multiline.json': { type: 'text_message' },
  '09-google-guide-http-gif-tall-alignment-on-vertical.json': {
    type: 'rich_card',
    encoded: 2,
    issues: noName,
  },
  '10-google-guide-carousel-two-cards.json': { type: 'carousel', encoded: 2, issues: noName },
  '11-google-guide-view-location-string-coords-fallback.json': {
    type: 'text_message',
    encoded: 1,
    issues: noName,
  },
  '14-8x8-horizontal-card-right-no-height.json': {
    type: 'rich_card',
    unmapped: ['user'],
    encoded: 2,
    issues: noName,
  },
  '18-rcstrap-text-four-actions-ms-timestamps.json': {
    type: 'text_message',
    unmapped: ['messageId'],
    encoded: 4,
    issues: noName,
  },
  '21-movistar-es-webview-tall-empty-suggestions.json': {
    type: 'rich_card',
    encoded: 1,
    issues: ['name', `${standalone}.suggestions[0].action.openUrlAction.url`],
  },
  '25-infin8linx-text-template-bracket-vars.json': {
    type: 'text_message',
    unmapped: ['category'],
    encoded: 2,
    issues: ['component.suggestions[1].action.openUrlAction.url'],
  },
  '33-simplyrcs-text-reply-and-directions.json': { type: 'text_message', encoded: 2, issues: noName },
  '36-vonage-calendar-action.json': { type: 'text_message', encoded: 1, issues: noName },
  '38-vonage-share-location.json': { type: 'text_message', encoded: 1, issues: noName },
  '45-google-dialogflow-suggested-actions.json': {
    type: 'text_message',
    unmapped: ['rbm.type'],
    encoded: 5,
    issues: noName,
  },
  '49-google-curl-text-minimal.json': { type: 'text_message', issues: noName },
  '51-rcslang-three-webview-modes.json': {
    type: 'rich_card',
    unmapped: ['messageTrafficType'],
    encoded: 3,
    issues: noName,
  },
  '54-rcslang-pdf-contentinfo.json': {
    type: 'rich_card',
    unmapped: ['messageTrafficType'],
    issues: noName,
  },
  '57-twilio-carousel-emoji-long-url.json': {
    type: 'carousel',
    unmapped: ['types.twilio/carousel.body', 'language', 'variables.1'],
    encoded: 4,
    issues: ['name', 'component.richCard.carouselCard.cardWidth'],
  },
};

describe('the public samples', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('each have a verdict', () => {
    expect(files.toSorted()).toEqual(Object.keys(verdicts).toSorted());
  });

  it.each(files)('are imported as expected: %s', async (file) => {
    const { payload } = Sample.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const result = await importOne(JSON.stringify(payload, null, 2));
    const verdict = verdicts[file];
    if (!result.ok) {
      expect(verdict).toHaveProperty('problem');
      if (verdict && 'problem' in verdict) expect(result.problem).toMatch(verdict.problem);
      return;
    }
    if (result.kind !== 'template') throw new Error(result.kind);
    const issues = findTemplateIssues(result.draft).map(({ path: at }) => formatPath(at));
    const encoded = result.report.filter(({ level }) => level === 'encoded').length;
    const { draft, unmapped } = result;
    expect({ type: draft.type, unmapped: Object.keys(unmapped), encoded, issues }).toEqual({
      unmapped: [],
      encoded: 0,
      issues: [],
      ...verdict,
    });
  });
});
