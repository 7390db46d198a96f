import { useState } from 'react';
import { useStore } from 'zustand';
import { useAgent } from '../../../senders/agent';
import { parameterNotesOf } from '../../../schema/draft/parameterNotes';
import { noAltTexts } from '../../../schema/media/altTexts';
import type { ConflictVersions } from '../../../team/ConflictNotice';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { ComparisonView } from './ComparisonView';
import { toSide } from './useComparison';

type ConflictPhonesProps = ConflictVersions & { open: OpenedTemplate };

/** Two people’s versions of a field on the phones, and the choice. */
export function ConflictPhones({ open, label, keptBy, otherBy, other, onChoose }: ConflictPhonesProps) {
  const trustsMedia = useStore(open.trustsMedia);
  const agent = useAgent(useStore(open.sender), trustsMedia, open.space());
  // Both sides stay as they were when the dialog was opened: a choice is about what one has seen.
  const [[from, to]] = useState(() => {
    const { draft, parameters, altTexts } = open.editor.document.getState();
    const notes = { parameters: parameterNotesOf(other), altTexts: other.altTexts ?? noAltTexts };
    return [
      { ...toSide('kept', { draft, parameters, altTexts }), title: keptBy },
      { ...toSide('other', { draft: other.template, ...notes }), title: otherBy },
    ] as const;
  });
  return (
    <Dialog
      title={`Two versions of ${label}`}
      isFull
      actions={
        <>
          <Button type="submit">Decide later</Button>
          <Button type="submit" value="kept">
            Keep as it is
          </Button>
          <Button type="submit" value="other">
            Use the other version
          </Button>
        </>
      }
      onClose={(value) => onChoose(value === 'kept' || value === 'other' ? value : undefined)}
    >
      <ComparisonView
        from={from}
        to={to}
        names={{ from: 'In the draft now', to: 'The other version' }}
        agent={agent}
        trustsMedia={trustsMedia}
      />
    </Dialog>
  );
}
