import { useId, useMemo, useState } from 'react';
import { nameOfParameter, markersOf } from '../../schema/draft/parameterNotes';
import { defaultSamplesOf, samplesOf } from '../../schema/draft/samples';
import { sampleSetNames, sampleSets, type SampleSet } from '../../schema/draft/sampleSets';
import { formatNumber } from '../../schema/values/text';
import type { StoreApi } from 'zustand/vanilla';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../model/TemplateEditor';
import { ParameterNameInput, SampleInput } from '../parameters/ParameterPicker';
import type { RowPhones, ShownRow } from './rowClipping';
import { RowsFile } from './RowsFile';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './samples.module.css';
import { createValueCheck } from '../../advice/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import { FindingList } from './RowsResult';

/** The set of sample values that the phones show; `undefined` shows the markers themselves. */
export type SampleChoice = {
  shown: SampleSet | undefined;
  /** A row of a file that is shown in its place. */
  row?: ShownRow;
};

type SamplesPaneProps = {
  editor: TemplateEditor;
  choice: StoreApi<SampleChoice>;
  phones: RowPhones;
  onGoTo: (path: string) => void;
};

/** Names and sample values of the parameters. The interface document does not show which values the platform uses. */
export function SamplesPane({ editor, choice, phones, onGoTo }: SamplesPaneProps) {
  const template = useStore(editor.diagnostics, (state) => state.template);
  const notes = useStore(editor.document, ({ parameters }) => parameters);
  const { shown, row } = useStore(choice);
  const isReadOnly = useStore(editor.document.readOnly);
  const markers = markersOf(template);
  const id = useId();

  if (markers.length === 0) {
    return (
      <p className={styles.faint}>
        Personal fields are different for each customer, such as a name or an order number. Select “Add
        personal field” above a text to add one.
      </p>
    );
  }
  const set = shown ?? 'typical';
  const standIns = defaultSamplesOf(notes.names, set, template);
  return (
    <div className={layout.looseStack}>
      <Field label="Show in preview" required hint="Names and sample values are never sent for approval.">
        <Select<SampleSet | 'row'>
          blank="Field names"
          value={row ? 'row' : (shown ?? '')}
          choices={[
            ...sampleSets.map((value) => ({ value, label: sampleSetNames[value] })),
            ...(row ? [{ value: 'row' as const, label: `Row ${formatNumber(row.row)} of the file` }] : []),
          ]}
          onChange={({ target }) =>
            choice.setState({ shown: sampleSets.find((one) => one === target.value) }, true)
          }
        />
      </Field>
      <fieldset
        className={`${layout.stack} ${styles.values}`}
        disabled={isReadOnly}
        onBlur={editor.history.sealStep}
      >
        <legend>{sampleSetNames[set]}</legend>
        {markers.map((marker) => (
          <div
            key={marker}
            className={styles.parameter}
            role="group"
            aria-label={nameOfParameter(marker, notes.names)}
          >
            <div className={styles.value}>
              <label className={words.softNote} htmlFor={`${id}-${marker}-name`}>
                Name
              </label>
              <ParameterNameInput id={`${id}-${marker}-name`} editor={editor} marker={marker} />
            </div>
            <div className={styles.value}>
              <label className={words.softNote} htmlFor={`${id}-${marker}`}>
                Sample value
              </label>
              <SampleInput
                id={`${id}-${marker}`}
                editor={editor}
                marker={marker}
                set={set}
                standIn={standIns[marker]}
              />
            </div>
            <code className={`${words.note} ${styles.marker}`}>{marker}</code>
          </div>
        ))}
      </fieldset>
      {shown && (
        <WithValues
          editor={editor}
          template={template}
          values={row?.samples ?? samplesOf(notes, shown, template)}
          onGoTo={onGoTo}
        />
      )}
      <RowsFile editor={editor} template={template} notes={notes} phones={phones} onGoTo={onGoTo} />
    </div>
  );
}

type WithValuesProps = {
  editor: TemplateEditor;
  template: TemplateDraft;
  values: Readonly<Record<string, string>>;
  onGoTo: (path: string) => void;
};

/** What is wrong with these values only: every rule, and every limit. */
function WithValues({ editor, template, values, onGoTo }: WithValuesProps) {
  const textLimit = editor.diagnostics.textLimit();
  const [now] = useState(() => Date.now());
  const check = useMemo(() => createValueCheck(template, { textLimit, now }), [template, textLimit, now]);
  const found = check(values);
  if (found.length === 0) return <p className={styles.faint}>All texts fit with these values.</p>;
  return (
    <section aria-label="Issues with these values">
      <h3>Issues with these values</h3>
      <FindingList findings={found} className={`${layout.tightStack} ${styles.overruns}`} onGoTo={onGoTo} />
    </section>
  );
}
