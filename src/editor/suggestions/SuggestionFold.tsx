import type { SuggestionKind } from '../../schema/draft/suggestionKind';
import { Fold } from '../fields/Fold';
import { TextField } from '../fields/TextField';
import type { SuggestionPath } from '../state/paths';
import { WebviewFields } from './OpenUrlFields';
import { PostbackField } from './PostbackField';

/** The rare fields of a button. */
export function SuggestionFold({ at, kind }: { at: SuggestionPath; kind: SuggestionKind }) {
  const member = kind === 'reply' ? (`${at}.reply` as const) : (`${at}.action` as const);
  const open = `${at}.action.openUrlAction` as const;
  return (
    <Fold
      entry={at}
      fields={[
        ...(kind === 'openUrlAction'
          ? webviewNames.map(({ key, ...rest }) => ({ at: `${open}.${key}`, ...rest }))
          : []),
        { at: `${member}.postbackData`, name: 'postback' },
        ...(kind === 'reply' ? [] : [{ at: `${at}.action.fallbackUrl`, name: 'fallback address' }]),
      ]}
    >
      {() => (
        <>
          {kind === 'openUrlAction' && <WebviewFields at={open} />}
          <PostbackField at={`${member}.postbackData`} textAt={`${member}.text`} isReply={kind === 'reply'} />
          {kind !== 'reply' && (
            <TextField
              at={`${at}.action.fallbackUrl`}
              hint="Opens in a browser on phones that cannot do the above."
            />
          )}
        </>
      )}
    </Fold>
  );
}

const webviewNames = [
  { key: 'application', name: 'where it opens', held: 'opens over the chat', usual: 'BROWSER' },
  { key: 'webviewViewMode', held: 'webview size' },
  { key: 'description', held: 'webview description' },
];
