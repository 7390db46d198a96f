import type { TemplateDocument } from './createDocument';
import type { FieldBinding, InputBinding } from './fieldBinding';

/** The inputs of an open template. A page that only shows it never loads the library that binds them. */
export function createFields(document: TemplateDocument, textLimit: () => number): FieldBinding {
  let inputs: InputBinding | undefined;
  const markerMenus = new Map<string, () => void>();

  function bound(): InputBinding {
    if (!inputs) throw new Error('No input is drawn before the form has bound them.');
    return inputs;
  }
  return {
    open(bind) {
      inputs ??= bind(document, textLimit);
    },
    register: (path, options) => bound().register(path, options),
    form: () => bound().form(),
    registerMarkerMenu(path, open) {
      markerMenus.set(path, open);
      return () => {
        if (markerMenus.get(path) === open) markerMenus.delete(path);
      };
    },
    markerMenuAt: (path) => markerMenus.get(path),
  };
}
