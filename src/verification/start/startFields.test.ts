import { expect, test } from 'vitest';
import { fieldOfParameter } from './startFields';

test('refused credentials belong to the app id, or to the choice of the signed form', () => {
  expect(fieldOfParameter('Authorization', 'sdk')).toBe('appId');
  expect(fieldOfParameter('Authorization', 'signed')).toBe('form');
  expect(fieldOfParameter('method', 'sdk')).toBeUndefined();
});
