import { useQuery } from '@tanstack/react-query';
import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import { listDrafts } from '../../../library/storage/drafts';
import { namesInUse, nextName } from '../../../schema/draft/nextName';
import { Button } from '../../../ui/controls/Button';
import { useStore } from '../../../ui/useStore';

type NextNameProps = {
  editor: TemplateEditor;
  /** Moves the focus on: the button disappears. */
  onUsed: () => void;
};

/** Gives the draft the next name that no draft of this device has, and none was sent under. */
export function NextName({ editor, onUsed }: NextNameProps) {
  const name = useStore(editor.document, ({ draft }) => draft.name ?? '');
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);
  const { data: next } = useQuery({
    queryKey: ['next name', name],
    async queryFn() {
      const kept = await listDrafts();
      return nextName(
        name,
        kept.ok ? namesInUse([...kept.value.drafts, { template: { name }, sendings: [] }]) : new Set(),
      );
    },
    networkMode: 'always',
    gcTime: 0,
  });
  if (isReadOnly || !next) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        editor.offers.take({
          action: `Use ${next}`,
          changes: { name: next },
          done: `Template name: ${next}.`,
        });
        onUsed();
      }}
    >
      Use {next}
    </Button>
  );
}
