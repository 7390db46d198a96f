import { useDraftText, useHasDraftPart, useEditor, useFocusTarget } from '../model/EditorContext';
import type { SuggestionPath } from '../state/paths';
import { SelectField, TemplateTextField } from '../fields/TextField';
import { TimestampField } from './TimestampField';
import { putAt, valueAt } from '../../lib/path';
import { Segments } from '../../ui/controls/Segments';
import { type DocumentState, runCommand, type EditCommand } from '../model/createDocument';
import { stashKey } from '../state/stash';
import { useVisibleIssue } from '../fields/templateForm';
import styles from './suggestions.module.css';

export function OpenUrlFields({ at }: { at: `${SuggestionPath}.action.openUrlAction` }) {
  return (
    <TemplateTextField
      at={`${at}.url`}
      hint="Starts with https://. Add personal fields after the site name."
      placeholder="https://example.com/orders"
    />
  );
}

/** Where the page opens: in the browser, or in a webview with its size and description. */
export function WebviewFields({ at }: { at: `${SuggestionPath}.action.openUrlAction` }) {
  const inWebview = useDraftText(`${at}.application`) === 'WEBVIEW';
  const mode = useDraftText(`${at}.webviewViewMode`);
  return (
    <>
      <SelectField
        at={`${at}.application`}
        required
        choices={[
          { value: 'BROWSER', label: 'Browser' },
          { value: 'WEBVIEW', label: 'In-chat window' },
        ]}
      />
      {(inWebview || mode !== '') && (
        <SelectField
          at={`${at}.webviewViewMode`}
          blank="Not set"
          choices={[
            { value: 'FULL', label: 'Full screen' },
            { value: 'TALL', label: 'Tall (three quarters)' },
            { value: 'HALF', label: 'Half screen' },
          ]}
        />
      )}
      {inWebview && <TemplateTextField at={`${at}.description`} hint="Read aloud by screen readers." />}
    </>
  );
}

export function CalendarFields({ at }: { at: `${SuggestionPath}.action.createCalendarEventAction` }) {
  return (
    <>
      <TemplateTextField at={`${at}.title`} />
      <TimestampField at={`${at}.startTime`} />
      <TimestampField at={`${at}.endTime`} />
      <TemplateTextField at={`${at}.description`} long />
    </>
  );
}

type LocationPath = `${SuggestionPath}.action.viewLocationAction`;
type LocationForm = 'pair' | 'query';

/** A place, given by its coordinates or by a search. The content of the other way stays in the stash. */
export function ViewLocationFields({ at }: { at: LocationPath }) {
  const editor = useEditor();
  const hasPair = useHasDraftPart(`${at}.latLong`);
  // Blank texts are absent from the draft, so a place without coordinates is a search, even an empty one.
  const hasQuery = useHasDraftPart(`${at}.query`) || !hasPair;
  const error = useVisibleIssue(at);
  const target = useFocusTarget(at, 'field');
  const both = hasPair && hasQuery;

  return (
    <>
      <Segments
        legend="Place"
        path={at}
        ref={target}
        error={error}
        choices={[
          { value: 'pair', label: 'Coordinates' },
          { value: 'query', label: 'Search', note: 'Android only' },
        ]}
        value={both ? undefined : hasQuery ? 'query' : 'pair'}
        onChange={(way) => runCommand(editor, chooseLocationForm(editor.document.getState(), at, way))}
        hint={both ? 'Phones use the search and ignore the coordinates. Choose one.' : undefined}
      />
      {hasPair && (
        <>
          <div className={styles.coordinates}>
            <TemplateTextField
              at={`${at}.latLong.latitude`}
              hint="You can paste both numbers or a map link."
              placeholder="28.6129"
            />
            <TemplateTextField at={`${at}.latLong.longitude`} placeholder="77.2295" />
          </div>
          <TemplateTextField at={`${at}.label`} hint="Shown at the pin on the map." />
        </>
      )}
      {hasQuery && (
        <TemplateTextField
          at={`${at}.query`}
          required
          hint="Finds places near the customer. Not supported on iPhone."
          placeholder="coffee shops"
        />
      )}
    </>
  );
}

function chooseLocationForm(
  { draft, stash }: DocumentState,
  at: LocationPath,
  way: LocationForm,
): EditCommand {
  const other = way === 'pair' ? 'query' : 'pair';
  const next = stash[stashKey(at, way)] ?? (way === 'pair' ? { latLong: {} } : {});
  return {
    label: 'change Place',
    apply: () => ({
      draft: putAt(draft, at, next),
      stash: { ...stash, [stashKey(at, other)]: valueAt(draft, at) },
    }),
  };
}
