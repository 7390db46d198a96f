import { valuesIn, type Imported } from '../../../exchange/import/importTemplate';
import { isTemplateForm } from '../../../exchange/import/isTemplateForm';
import { draftToTemplate } from '../../../schema/draft/draft';
import { findTemplateIssues } from '../../../schema/template/template';
import { formatPath, type Issue } from '../../../schema/values/issues';
import { importedDraft } from '../../../workspace/importedDraft';

/** Larger texts are read once only. */
const MAX_CHARACTERS = 200_000;

/**
 * For each message of a text the reasons why its request is refused as it stands, although the message that was read
 * of it has none of them: reading mends what is clear. Empty where the text holds no request body.
 */
export function refusedAsSent(text: string, found: readonly Imported[]): Issue[][] {
  const values = text.length > MAX_CHARACTERS ? [] : valuesIn(text);
  if (values.length !== found.length) return found.map(() => []);
  return found.map((message, index) => {
    const value = values[index];
    // An answer has a status, and was accepted.
    if (!isTemplateForm(value) || 'status' in value) return [];
    const { $schema: _editorKey, ...body } = value;
    const left = new Set(findTemplateIssues(draftToTemplate(importedDraft(message))).map(keyOf));
    return findTemplateIssues(body).filter((issue) => !left.has(keyOf(issue)));
  });
}

const keyOf = ({ path, message }: Issue) => `${formatPath(path)} ${message}`;
