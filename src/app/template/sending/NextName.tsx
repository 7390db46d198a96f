import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/controls/Button';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useDestination } from '../../../workspace/destination';
import { findFreeName } from './findFreeName';

type NextNameProps = {
  open: Pick<OpenedTemplate, 'editor' | 'screen' | 'sendings'>;
  /** Moves the focus on: the button disappears. */
  onUsed: () => void;
};

/** Gives the draft the next name that is free. */
export function NextName({ open, onUsed }: NextNameProps) {
  const { editor } = open;
  const name = useStore(editor.document, ({ draft }) => draft.name ?? '');
  const isReadOnly = useStore(editor.document.readOnly);
  const platform = useDestination(open);
  const { data: next } = useQuery({
    queryKey: ['next name', name, platform?.name],
    queryFn: () => findFreeName(name, platform),
    networkMode: 'always',
    gcTime: 0,
  });
  if (isReadOnly || !next) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        editor.quickFixes.take({
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
