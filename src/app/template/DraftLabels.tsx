import { useQuery } from '@tanstack/react-query';
import { LabelsDialog } from '../../library/list/LabelsDialog';
import { listDrafts } from '../../library/storage/listDrafts';
import type { Draft } from '../../schema/draft/draft';
import { labelsIn, type LabelChange } from '../../schema/draft/labels';

type DraftLabelsProps = {
  draft: Draft;
  onDone: (change: LabelChange) => void;
  onClose: () => void;
};

/** The labels of the open draft, with those of all drafts to choose from. */
export function DraftLabels({ draft, onDone, onClose }: DraftLabelsProps) {
  const { data: known = [] } = useQuery({
    queryKey: ['labels'],
    async queryFn() {
      const all = await listDrafts();
      return all.ok ? labelsIn(all.value.drafts) : [];
    },
    networkMode: 'always',
    gcTime: 0,
  });
  return <LabelsDialog drafts={[draft]} known={known} onDone={onDone} onClose={onClose} />;
}
