import type { DraftPath } from '../state/paths';
import type { TemplateDocument } from './createDocument';

type InputEvent = { target: unknown; type?: unknown };

/** The properties of a registered input. */
export type RegisteredField = {
  name: string;
  ref: (element: HTMLElement | null) => void;
  onChange: (event: InputEvent) => Promise<unknown>;
  onBlur: (event: InputEvent) => Promise<unknown>;
};

/** The inputs of the form. The library that owns the typed values is known to `editor/fields` alone. */
export type FieldBinding = {
  /** Binds the inputs to the document, once. Called before a form is drawn: until then the library is not loaded. */
  open: (bind: BindInputs) => void;
  /** Binds an input to a field. `blankIsAbsent`: the empty choice of a list removes the field. */
  register: (path: DraftPath, options?: { blankIsAbsent?: boolean }) => RegisteredField;
  /** The form, for `useFieldBinding` alone. */
  form: () => object;
  /** Registers the menu of parameters of a text field while it is mounted. Returns a function that releases it. */
  registerMarkerMenu: (path: string, open: () => void) => () => void;
  /** Opens the menu of parameters of a field; undefined if the field takes none or is not mounted. */
  markerMenuAt: (path: string) => (() => void) | undefined;
};

/** What the library of the inputs does. */
export type InputBinding = Pick<FieldBinding, 'register' | 'form'>;
type BindInputs = (document: TemplateDocument, textLimit: () => number) => InputBinding;

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
