import type { DraftPath, TemplateDraft } from '../../schema/draft/draft';
import { putAt, valueAt } from '../../lib/path';
import { nameOfParameter, markersOf } from '../../schema/draft/parameterNotes';
import { parameterFor, withParameterName, withSample } from '../../schema/parameters/parameters';
import type { SampleSet } from '../../schema/draft/sampleSets';
import { writeSetValue } from '../../schema/sets/setValues';
import { replaceMarkers } from '../../schema/values/markers';
import { runCommand, type DocumentState } from '../model/createDocument';
import type { TemplateEditor } from '../model/TemplateEditor';
import { samplesOf } from '../../schema/draft/samples';

type InsertedPlace = {
  /** The text field and the range of it to replace, in UTF-16 code units. */
  at: DraftPath;
  start: number;
  end: number;
  /** What comes between the text before and the parameter. */
  lead?: string;
};

type InsertedParameter = InsertedPlace & {
  /** An existing name gives the existing marker. */
  name: string;
  sample?: string | undefined;
};

/** A draft with something written in a place of one of its texts. */
function withInserted(draft: TemplateDraft, place: InsertedPlace, written: string): TemplateDraft {
  const { at, start, end, lead = '' } = place;
  const text = valueAt(draft, at);
  const before = typeof text === 'string' ? text : '';
  return putAt(draft, at, `${before.slice(0, start)}${lead}${written}${before.slice(end)}`);
}

/**
 * Replaces a range of a text by a parameter, with its name, as one step, with `lead` before it. Returns its marker;
 * undefined if refused.
 */
export function insertParameter(editor: TemplateEditor, inserted: InsertedParameter): string | undefined {
  const { name, sample = '' } = inserted;
  const { marker, state } = parameterFor(name, editor.document.getState());
  const next = {
    ...(sample === '' ? state : withSample(state, marker, sample)),
    draft: withInserted(state.draft, inserted, marker),
  };
  const given = nameOfParameter(marker, next.parameters.names);
  const isAccepted = runCommand(editor, {
    label: `add personal field ${given}`,
    announcement: `Added personal field ${given}.`,
    apply: () => next,
  });
  return isAccepted ? marker : undefined;
}

/** Replaces a range of a text by a value of the sheet, `{{Branch}}`. Returns what was written; undefined if refused. */
export function insertSetValue(
  editor: TemplateEditor,
  { name, ...place }: InsertedPlace & { name: string },
): string | undefined {
  const written = writeSetValue(name);
  const isAccepted = runCommand(editor, {
    label: `add ${written}`,
    announcement: `Added ${name} of the row.`,
    apply: (state) => ({ ...state, draft: withInserted(state.draft, place, written) }),
  });
  return isAccepted ? written : undefined;
}

/** Names a parameter as its name is typed: typing goes on in one step. A blank name gives it back its number. */
export function nameParameter(editor: TemplateEditor, marker: string, name: string): boolean {
  return runCommand(editor, {
    label: 'rename a personal field',
    merges: true,
    apply: (state) => withParameterName(state, marker, name),
  });
}

/** Sets a sample value as it is typed: typing goes on in one step. */
export function setSample(editor: TemplateEditor, marker: string, set: SampleSet, value: string): boolean {
  const name = nameOfParameter(marker, editor.document.getState().parameters.names);
  return runCommand(editor, {
    label: `edit the sample value of ${name}`,
    merges: true,
    apply: (state) => withSample(state, marker, value, set),
  });
}

/** Removes a parameter from one text, as one step. Its name and samples stay for its other places. */
export function removeParameter(editor: TemplateEditor, at: DraftPath, marker: string): boolean {
  const { draft, parameters } = editor.document.getState();
  const text = valueAt(draft, at);
  if (typeof text !== 'string') return false;
  const name = nameOfParameter(marker, parameters.names);
  return runCommand(editor, {
    label: `remove personal field ${name}`,
    announcement: `Removed personal field ${name}.`,
    apply: (state) => ({
      ...state,
      draft: putAt(
        state.draft,
        at,
        replaceMarkers(text, (found) => (found === marker ? '' : found)),
      ),
    }),
  });
}

/** A parameter of the open template as people see it. */
type NamedParameter = { marker: string; name: string; sample: string };

/** The parameters of the template, in reading order, with the value that the phone typically shows. */
export function parametersOf({
  draft,
  parameters,
}: Pick<DocumentState, 'draft' | 'parameters'>): NamedParameter[] {
  const samples = samplesOf(parameters, 'typical', draft);
  return markersOf(draft).map((marker) => ({
    marker,
    name: nameOfParameter(marker, parameters.names),
    sample: samples[marker] ?? '',
  }));
}
