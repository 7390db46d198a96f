import { Checkbox } from '../../ui/controls/Input';
import { Fold } from '../fields/Fold';
import { TextField } from '../fields/TextField';
import { useField } from '../fields/templateForm';
import { useHasDraftPart } from '../model/EditorContext';
import { AltTextField } from './AltTextField';
import type { CardPath } from '../../schema/draft/cards';

/** A thumbnail that was made with its picture needs no attention. */
const isStoredFile = (value: unknown) => typeof value === 'string' && /\/[0-9a-f]{64}\.\w{2,4}$/.test(value);

/** The rare fields of a card's picture. */
export function MediaFold({ at }: { at: CardPath }) {
  const info = `${at}.media.contentInfo` as const;
  const hasMedia = useHasDraftPart(`${at}.media`);
  if (!hasMedia) return null;
  return (
    <Fold
      entry={at}
      fields={[
        { at: `${info}.thumbnailUrl`, name: 'thumbnail', usual: isStoredFile },
        { at: `${info}.altText`, name: 'alt text' },
        { at: `${info}.forceRefresh`, name: 'fetch again' },
      ]}
    >
      {() => (
        <>
          <TextField at={`${info}.thumbnailUrl`} hint="Shows until the file is loaded; at most 100 kB." />
          <AltTextField at={`${info}.fileUrl`} />
          <RefreshBox at={`${info}.forceRefresh`} />
        </>
      )}
    </Fold>
  );
}

/** Mounted only while there is media: a registered field creates the objects around it. */
function RefreshBox({ at }: { at: `${CardPath}.media.contentInfo.forceRefresh` }) {
  const { attach, ...registered } = useField(at, { absent: false });
  return (
    <Checkbox
      {...registered}
      ref={attach}
      data-path={at}
      label="Fetch again"
      technicalName="contentInfo.forceRefresh"
      hint="The platform fetches the file anew even if it kept a copy."
    />
  );
}
