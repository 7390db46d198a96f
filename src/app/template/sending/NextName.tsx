import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/controls/Button';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useDestination } from '../../../workspace/destination';
import { findNextName } from '../../../library/storage/names';
import { chosenAppIds, appIdOf } from '../../../submission/connection/credentials';
import type { ConnectedPlatform } from '../../../schema/responses/connection';
import { readablePlace, readStored } from '../../../submission/reading/readStored';

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

/** Names that are asked for at the platform. */
const maxLooks = 8;

/**
 * The next name that no draft of this device has and none was sent under. Where the platform can be read, it has no
 * template of that name either. Empty for an empty name.
 */
async function findFreeName(name: string, platform: ConnectedPlatform | undefined): Promise<string> {
  if (name === '') return '';
  const isTaken = platform && nameCheck(platform);
  const taken: string[] = [];
  for (let looks = 0; ; looks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next name depends on the answer
    const next = await findNextName(name, { id: '', taken });
    // oxlint-disable-next-line no-await-in-loop
    if (!isTaken || looks === maxLooks || !(await isTaken(next))) return next;
    taken.push(next);
  }
}

/** Asks a platform for a name; undefined where it cannot be read. */
function nameCheck(platform: ConnectedPlatform): ((name: string) => Promise<boolean>) | undefined {
  const appId = appIdOf(platform, chosenAppIds.getState());
  const place = appId === undefined ? undefined : readablePlace(platform, appId);
  if (platform.readable !== 'yes' || !place) return undefined;
  return async (name) => (await readStored(place, name)).kind === 'found';
}
