import type { Advice } from '../advice/model/advice';
import type { Diagnostics } from '../editor/model/createDiagnostics';
import type { TemplateDocument } from '../editor/model/createDocument';
import { valueAt } from '../lib/path';
import type { TemplateDraft } from '../schema/draft/draft';
import { storedAddress } from '../workspace/media/mediaAddress';

/** Milliseconds after the opening of a draft until it is checked without a need. */
const RESTING_MS = 1500;

/** Loads the rules that only advise. If they cannot be loaded, Check goes on saying so; the next need tries again. */
export async function advise(diagnostics: Pick<Diagnostics, 'setAdviser'>): Promise<void> {
  const loaded = await import('../advice/findAdvice').catch(() => undefined);
  if (!loaded) return;
  diagnostics.setAdviser((template, options) =>
    loaded.findAdvice(template, options).filter((advice) => !isAboutOwnFile(advice, template)),
  );
}

/** Rules about addresses that files of this server break by design: the check of media says who can fetch them. */
const ADDRESS_RULES = new Set(['private-host', 'http-address']);

function isAboutOwnFile({ id, path }: Advice, template: TemplateDraft): boolean {
  if (!ADDRESS_RULES.has(id)) return false;
  const address = valueAt(template, path.join('.'));
  return typeof address === 'string' && storedAddress(address) !== undefined;
}

type Advised = { document: Pick<TemplateDocument, 'onTransaction'>; diagnostics: Diagnostics };

/**
 * Advises and calls `then` after the first change of a draft, or when it has been open for a while: the first paint of
 * the page does without. Returns a function that stops the waiting.
 */
export function adviseSoon({ document, diagnostics }: Advised, then: () => Promise<void>): () => void {
  function start() {
    stop();
    // A part that cannot be loaded leaves its checks open, and Check says so.
    void Promise.all([advise(diagnostics), then().catch(() => undefined)]);
  }
  const timer = setTimeout(start, RESTING_MS);
  const stopListening = document.onTransaction(start);
  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  return stop;
}
