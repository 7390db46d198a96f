import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sizeOf } from '../../scripts/tests/sizes.mjs';
import { isTemplateDraft } from '../schema/draft/isTemplateDraft';
import { strangeBody } from '../schema/testing/strangeBodies';
import { findTemplateIssues } from '../schema/template/template';
import { createTemplateEditor } from './testing/createTemplateEditor';

it('the page sends what the platform accepts, and nothing else', () => {
  fc.assert(
    fc.property(strangeBody.filter(isTemplateDraft), (draft) => {
      const editor = createTemplateEditor(draft, {});
      const payload: unknown = editor.document.toPayload();
      const { template } = editor.diagnostics.getState();
      // The platform reads JSON, in which undefined members are absent.
      const sent: unknown = JSON.parse(JSON.stringify(payload ?? template));
      expect(findTemplateIssues(sent).length === 0).toBe(payload !== undefined);
    }),
    { numRuns: sizeOf({ everyday: 50, full: 150 }) },
  );
});
