import type { LateValidator, Validator } from '../../editor/state/validator';
import { createStore } from 'zustand/vanilla';

/** The check of a request body, with all schemas. The first paint of a template needs none: it is loaded after. */
export function createLateValidator(): LateValidator & { open: () => Promise<void> } {
  const validator = createStore<Validator | undefined>(() => undefined);
  return {
    ...validator,
    /** Loads it. Rejects if it cannot be loaded; the next call tries again. */
    async open() {
      const { findTemplateIssues } = await import('../../schema/template/template');
      validator.setState(() => findTemplateIssues);
    },
  };
}
