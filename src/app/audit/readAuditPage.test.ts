import { expect, test } from 'vitest';
import { auditAddress, noFilter } from './readAuditPage';

test('a filter asks for its lines only, and counts the last day whole', () => {
  expect(auditAddress(noFilter)).toBe('/api/audit');
  const address = auditAddress({
    q: ' sale & more ',
    action: 'template-sent',
    outcome: 'refused',
    from: '2027-03-14',
    to: '2027-03-14',
  });
  const query = new URL(address, 'http://x').searchParams;
  expect([query.get('q'), query.get('action'), query.get('outcome')]).toEqual([
    'sale & more',
    'template-sent',
    'refused',
  ]);
  const hours = (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / 3_600_000;
  expect(hours).toBe(24);
});
