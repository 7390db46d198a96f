import { useId } from 'react';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import {
  markersOf,
  sampleSets,
  samplesOf,
  withSampleValues,
  type SampleSet,
} from '../../schema/draft/samples';
import { findTemplateIssues } from '../../schema/template/template';
import type { Store } from '../../lib/createStore';
import { useStore } from '../../ui/useStore';
import { Field } from '../../ui/controls/Field';
import { Select, TextInput } from '../../ui/controls/Input';
import { setSample } from '../model/parameterCommands';
import type { TemplateEditor } from '../model/TemplateEditor';
import { nameOfPath } from '../../schema/template/nameOfPath';
import styles from './SamplesPane.module.css';

/** The set of sample values that the phones show; `undefined` shows the markers themselves. */
export type SampleChoice = { shown: SampleSet | undefined };

const setNames = {
  typical: 'Typical values',
  short: 'Short values',
  longest: 'Longest values',
  rightToLeft: 'Right-to-left values',
  emoji: 'Values with emoji',
} satisfies Record<SampleSet, string>;

type SamplesPaneProps = {
  editor: TemplateEditor;
  choice: Store<SampleChoice>;
  onGoTo: (path: string) => void;
};

/** Values for the parameters in the preview. The interface document does not show which values the platform uses. */
export function SamplesPane({ editor, choice, onGoTo }: SamplesPaneProps) {
  const template = useStore(editor.diagnostics, (state) => state.template);
  const { shown } = useStore(choice, (value) => value);
  const { samples } = useStore(editor.document, ({ parameters }) => parameters);
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);
  const markers = markersOf(template);
  const id = useId();

  if (markers.length === 0) {
    return (
      <p className={styles['empty']}>
        This template has no parameters. Put one into a text with “Parameter” above its field; here you then
        choose what the phone shows in its place.
      </p>
    );
  }
  const values = shown && samplesOf(samples, shown, template);
  return (
    <div className={styles['pane']}>
      <Field
        label="The phone shows"
        required
        hint="For the preview only: samples are kept with the draft and never sent."
      >
        {(control) => (
          <Select<SampleSet>
            {...control}
            blank="The parameters themselves"
            value={shown ?? ''}
            choices={sampleSets.map((value) => ({ value, label: setNames[value] }))}
            onChange={({ target }) => choice.set({ shown: sampleSets.find((set) => set === target.value) })}
          />
        )}
      </Field>
      {values && shown && (
        <>
          <fieldset className={styles['values']} disabled={isReadOnly}>
            <legend>{setNames[shown]}</legend>
            {markers.map((marker) => (
              <div key={marker} className={styles['value']}>
                <label htmlFor={`${id}-${marker}`}>
                  <code>{marker}</code>
                </label>
                <TextInput
                  id={`${id}-${marker}`}
                  dir="auto"
                  value={values[marker] ?? ''}
                  onChange={({ target }) => setSample(editor, marker, shown, target.value)}
                />
              </div>
            ))}
          </fieldset>
          <Overruns template={template} values={values} onGoTo={onGoTo} />
        </>
      )}
    </div>
  );
}

type OverrunsProps = {
  template: TemplateDraft;
  values: Readonly<Record<string, string>>;
  onGoTo: (path: string) => void;
};

/** Texts that exceed their limit only with these values. */
function Overruns({ template, values, onGoTo }: OverrunsProps) {
  const before = new Set(findTemplateIssues(template).map(({ path }) => path.join('.')));
  const issues = findTemplateIssues(draftToTemplate(withSampleValues(template, values))).filter(
    ({ path }) => !before.has(path.join('.')),
  );
  if (issues.length === 0)
    return <p className={styles['fits']}>With these values every text keeps its limit.</p>;
  return (
    <section aria-label="With these values">
      <h3>With these values</h3>
      <ul className={styles['overruns']}>
        {issues.map(({ path, message }) => (
          <li key={path.join('.')}>
            <button type="button" onClick={() => onGoTo(path.join('.'))}>
              {nameOfPath(path)}
            </button>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
