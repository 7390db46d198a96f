import { useStore } from '../../ui/useStore';
import { Segments } from '../../ui/controls/Segments';
import { stashKey } from '../model/stash';
import { setDraftValue } from '../model/createTemplateEditor';
import { useEditor, useVisibleIssue } from '../model/EditorContext';
import { valueAt } from '../../lib/path';
import type { SuggestionPath } from '../model/paths';
import { TextField } from '../fields/TextField';
import styles from './ViewLocationFields.module.css';

type Way = 'pair' | 'query';

/** A place by latitude and longitude, or by a search; what was typed for the other way is kept aside. */
export function ViewLocationFields({ at }: { at: `${SuggestionPath}.action.viewLocationAction` }) {
  const editor = useEditor();
  const hasPair = useStore(editor.draft, (draft) => valueAt(draft, `${at}.latLong`) !== undefined);
  // Blank texts are absent from the draft: without coordinates it is the search, even an empty one.
  const hasQuery = useStore(editor.draft, (draft) => valueAt(draft, `${at}.query`) !== undefined) || !hasPair;
  const error = useVisibleIssue(at);
  const both = hasPair && hasQuery;

  function choose(way: Way) {
    const kept = editor.aside.get();
    const now = structuredClone(editor.form.getValues(at));
    const next = kept[stashKey(at, way)] ?? (way === 'pair' ? { latLong: {} } : {});
    editor.act('change of how the place is given', () => {
      editor.aside.set({ ...kept, [stashKey(at, way === 'pair' ? 'query' : 'pair')]: now });
      setDraftValue(editor, at, next);
    });
  }

  return (
    <>
      <Segments
        legend="Which place"
        path={at}
        error={error}
        choices={[
          { value: 'pair', label: 'Coordinates' },
          { value: 'query', label: 'Search', note: 'Android only' },
        ]}
        value={both ? undefined : hasQuery ? 'query' : 'pair'}
        onChange={choose}
        hint={
          both
            ? 'Both are given: the search is used instead of coordinates and label. Choose one.'
            : undefined
        }
      />
      {hasPair && (
        <>
          <div className={styles['pair']}>
            <TextField
              at={`${at}.latLong.latitude`}
              label="Latitude"
              required
              inputMode="decimal"
              dir="ltr"
              placeholder="28.6129"
            />
            <TextField
              at={`${at}.latLong.longitude`}
              label="Longitude"
              required
              inputMode="decimal"
              dir="ltr"
              placeholder="77.2295"
            />
          </div>
          <TextField at={`${at}.label`} label="Pin label" hint="Stands at the pin on the map." />
        </>
      )}
      {hasQuery && (
        <TextField
          at={`${at}.query`}
          label="Search text"
          required
          hint="Searched around the person, for instance: coffee shops. iPhones do not support it."
        />
      )}
    </>
  );
}
