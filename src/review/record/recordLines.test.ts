import { expect, test } from 'vitest';
import type { TemplateRecord } from '../../schema/responses/record';
import { describeRound, recordInWords } from './recordLines';

const at = Date.parse('2027-03-14T09:30:00Z');
const person = (name: string) => ({ id: name, name });

const record: TemplateRecord = {
  space: 'offers',
  draft: 'sale',
  digest: 'ab12',
  name: 'sale',
  isApproved: true,
  writers: [person('asha'), person('ben')],
  reviews: [
    {
      id: 'r1',
      state: 'approved',
      revision: 3,
      reviewers: [],
      needs: 'one',
      note: null,
      due: null,
      by: person('asha'),
      at,
      decisions: [{ by: person('chitra'), at, verdict: 'approved', reason: 'Good.' }],
    },
  ],
  sendings: [],
  others: [],
  more: 0,
};

test('the record in words has who wrote, asked and approved, and the version; what is empty is left out', () => {
  const facts = recordInWords(record);
  expect(facts.map(({ label }) => label)).toEqual([
    'Written by',
    'Review requested by',
    'Approved by',
    'Version',
  ]);
  expect(facts[0]?.lines).toEqual(['asha', 'ben']);
  expect(facts[2]?.lines).toEqual([expect.stringMatching(/^chitra, .*2027.*: “Good\.”$/)]);
  expect(facts[3]?.lines).toEqual(['ab12']);
});

test('what was sent in an emergency says so, with the reason and what the platform said', () => {
  const sending = {
    id: 's1',
    platform: 'Live',
    appId: 'demo',
    name: 'sale',
    digest: 'ab12',
    by: null,
    at,
    outcome: 'done' as const,
    status: 201,
    code: null,
    emergency: 'The shop opens now.',
    requestId: null,
    platformStatus: 'pending',
  };
  const facts = recordInWords({ ...record, sendings: [sending] });
  expect(facts.find(({ label }) => label === 'Sent by')?.lines).toEqual([
    expect.stringMatching(/^somebody, .*, without review, in an emergency: “The shop opens now\.”$/),
  ]);
  expect(facts.find(({ label }) => label === 'Platform')?.lines).toEqual([
    'Live, app ID demo: Created. Approval pending',
  ]);
});

test('a round is one line: when last, how its review ended, and whether it was sent', () => {
  const [review] = record.reviews;
  if (!review) throw new Error('There is no review.');
  const round = (state: typeof review.state, decisions = review.decisions) =>
    describeRound({ ...record, reviews: [{ ...review, state, decisions }] }).replace(
      /^.*?2027, [\d:]+ · /,
      '',
    );
  expect(round('approved')).toBe('Approved by chitra');
  expect(round('open', [])).toBe('In review');
  expect(round('withdrawn', [])).toBe('Review withdrawn');
  expect(round('replaced', [{ by: person('chitra'), at, verdict: 'changes', reason: 'Shorter.' }])).toBe(
    'Changes requested by chitra',
  );
  expect(round('replaced', [])).toBe('Replaced by a later version');
});
