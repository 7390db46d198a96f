import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ChangeEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';
import {
  set,
  useForm,
  type FieldErrors,
  type FieldPath,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useStore } from 'zustand';
import { languageOf } from '../../lib/text/language';
import { valueAt } from '../../lib/path';
import { type TemplateDraft, type DraftPath } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { findTemplateIssues } from '../../schema/template/template';
import { unknownField } from '../../schema/values/issues';
import { groupByPath, visibleAdvice, visibleMessage } from '../model/diagnosticsState';
import { EditorContext, useEditor } from '../model/EditorContext';
import type { TemplateEditor } from '../model/TemplateEditor';
import { typeDraftValue } from './draftValues';
import { Remarks } from '../../ui/controls/Field';
import styles from './fields.module.css';

type TemplateForm = UseFormReturn<TemplateDraft>;

const TemplateFormContext = createContext<TemplateForm | undefined>(undefined);

function useTemplateForm(): TemplateForm {
  const form = use(TemplateFormContext);
  if (!form) throw new Error('A field of a template needs a FormContext around it.');
  return form;
}

/**
 * Validates the document, which holds every typed key: the inputs of the form are those of the open part only. Each
 * error has the first message of its path.
 */
function templateResolver({ document, diagnostics, shown }: TemplateEditor): Resolver<TemplateDraft> {
  return (values) => {
    const state = document.getState();
    // With rows, a field has the value of a row in it when it is sent.
    const template = shown.getState().make?.(state) ?? draftToTemplate(state.draft);
    const issues = findTemplateIssues(template, { textLimit: diagnostics.textLimit() });
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<TemplateDraft> = {};
    // An unknown member has no field, and its name may hold anything.
    const known = issues.filter(({ requirement }) => requirement !== unknownField);
    for (const [path, found] of groupByPath(known))
      set(errors, path || 'root', {
        ...(valueAt(errors, path) as FieldErrors | undefined),
        type: 'schema',
        message: found[0]?.message,
      });
    return { values: {}, errors };
  };
}

/**
 * The form around the fields of a template: react-hook-form registers and validates them. The document owns what is
 * typed, and the diagnostics say when it is validated and which fields show their errors.
 */
export function FormContext({ editor, children }: { editor: TemplateEditor; children: ReactNode }) {
  const { diagnostics } = editor;
  const form = useForm<TemplateDraft>({
    resolver: useMemo(() => templateResolver(editor), [editor]),
    mode: 'onSubmit',
    shouldUnregister: true,
  });
  const { trigger } = form;
  // Before the browser paints: an opened draft shows its errors at once.
  useLayoutEffect(() => {
    let validated: unknown;
    function validate() {
      const { issues } = diagnostics.getState();
      if (issues === validated) return;
      validated = issues;
      void trigger();
    }
    validate();
    return diagnostics.subscribe(validate);
  }, [diagnostics, trigger]);
  return (
    <EditorContext value={editor}>
      <TemplateFormContext value={form}>{children}</TemplateFormContext>
    </EditorContext>
  );
}

/** The most urgent error to show at a path now, if any: of the platform, the resolver or another source. */
export function useVisibleIssue(path: string): string | undefined {
  const { subscribe, getFieldState } = useTemplateForm();
  const listen = useCallback(
    (callback: () => void) => subscribe({ formState: { errors: true }, callback }),
    [subscribe],
  );
  // Not `useFormState`: it draws every field again after each validation.
  const found = useSyncExternalStore(
    listen,
    () => getFieldState(path as FieldPath<TemplateDraft>).error?.message as string | undefined,
  );
  return useStore(useEditor().diagnostics, (state) => visibleMessage(state, path, found));
}

type FieldRemarks = Record<'error' | 'warning' | 'advice', string | undefined>;

/** The most urgent message at a field now: people read one at a time. Check lists all of them. */
export function useRemarks(path: string): FieldRemarks {
  const { diagnostics } = useEditor();
  const error = useVisibleIssue(path);
  const warning = useStore(diagnostics, (state) => visibleAdvice(state, path, 'warning'));
  const advice = useStore(diagnostics, (state) => visibleAdvice(state, path, 'hint'));
  return {
    error,
    warning: error ? undefined : warning,
    advice: error || warning ? undefined : advice,
  };
}

type FieldOptions = {
  /** What the input shows while the draft has no value. */
  absent?: string | boolean;
  /** The entry whose first field this is. The field takes the focus when the entry is added. */
  firstOf?: string | undefined;
};

/** Registers an input for a field of the draft: its value, its focus, and the validation when the person leaves it. */
export function useField<Control extends HTMLElement>(
  at: DraftPath,
  { absent = '', firstOf }: FieldOptions = {},
) {
  const { document, focus, diagnostics, quickFixes } = useEditor();
  const form = useTemplateForm();
  return useMemo(() => {
    const name = at as FieldPath<TemplateDraft>;
    const read = () => valueAt(document.getState().draft, at) ?? absent;
    const { ref, onChange, onBlur } = form.register(name, {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        typeDraftValue(document, at, target.type === 'checkbox' ? target.checked : target.value),
    });
    function show() {
      const value = read();
      if (form.getValues(name) !== value) form.setValue(name, value);
    }
    /** Keeps the language of an input that of its text, for screen readers and spell checkers. */
    function createLanguageMark(control: Control) {
      let marked: unknown;
      return () => {
        const value: unknown = read();
        // Every key of the form comes by here.
        if (value === marked) return;
        marked = value;
        control.lang = (typeof value === 'string' && languageOf(value)) || '';
      };
    }
    return {
      name,
      onChange(event: ChangeEvent<Control>) {
        void onChange(event);
        if (isPasted(event)) quickFixes.finish(at);
      },
      onBlur(event: FocusEvent<Control>) {
        void onBlur(event);
        quickFixes.finish(at);
        diagnostics.reveal(at);
      },
      /** The ref of the input. */
      attach: (control: Control | null) => {
        if (!control) return undefined;
        ref(control);
        form.setValue(name, read());
        const markLanguage = createLanguageMark(control);
        markLanguage();
        const releases = [
          document.subscribe(show),
          document.subscribe(markLanguage),
          focus.register(at, control),
        ];
        if (firstOf !== undefined) releases.push(focus.register(firstOf, control, 'first'));
        return () => {
          for (const release of releases) release();
          ref(null);
          form.unregister(name, { keepError: true });
        };
      },
    };
  }, [document, form, focus, diagnostics, quickFixes, at, absent, firstOf]);
}

/** Whether a text came from the clipboard or by a drop, so that it is complete. */
function isPasted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(nativeEvent.inputType);
}

/** What is shown at a part that is no field of its own: a card, a list. `id`: for the description of the part. */
export function RemarkLines({ at, id }: { at: string; id?: string }) {
  const remarks = useRemarks(at);
  if (!remarks.error && !remarks.warning && !remarks.advice) return null;
  return (
    <div id={id} className={styles.lines}>
      <Remarks remarks={remarks} />
    </div>
  );
}
