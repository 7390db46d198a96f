import { describe, expect, it } from 'vitest';
import { TemplateScenarios } from '../../schema/responses/platformControls';
import { TemplateType } from '../../schema/values/enums';
import { testAnswersFor } from './TestAnswers';

describe('testAnswersFor', () => {
  it.each(TemplateType.options)(
    'offers for a %s only answers that the embedded platform understands',
    (type) => {
      const answers = testAnswersFor(type);
      expect(answers.length).toBeGreaterThan(10);
      expect(answers.filter(({ value }) => !TemplateScenarios.safeParse({ next: [value] }).success)).toEqual(
        [],
      );
    },
  );
});
