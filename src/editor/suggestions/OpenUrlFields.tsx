import { useDraftText } from '../model/EditorContext';
import type { SuggestionPath } from '../state/paths';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';

export function OpenUrlFields({ at }: { at: `${SuggestionPath}.action.openUrlAction` }) {
  return (
    <TextField
      at={`${at}.url`}
      hint="https:// or http://. Parameters may stand after the host."
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
          { value: 'WEBVIEW', label: 'Webview (over the chat)' },
        ]}
      />
      {(inWebview || mode !== '') && (
        <SelectField
          at={`${at}.webviewViewMode`}
          blank="Not set"
          choices={[
            { value: 'FULL', label: 'Full screen' },
            { value: 'TALL', label: 'Tall, three quarters' },
            { value: 'HALF', label: 'Half screen' },
          ]}
        />
      )}
      {inWebview && (
        <TextField at={`${at}.description`} hint="Read aloud to people who use a screen reader." />
      )}
    </>
  );
}
