import { useQuery } from '@tanstack/react-query';
import { FilePlus2, FileText, Grid2x2, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { writeLinkView } from '../../exchange/link/linkView';
import { writeShareLink } from '../../exchange/link/shareLink';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { LinkDialog } from './LinkDialog';
import type { OpenToRead } from '../../workspace/openToRead';
import type { ViewOptions } from '../../workspace/viewOptions';
import styles from './LookView.module.css';

type LookToolsProps = {
  open: OpenToRead;
  view: ViewOptions;
  /** The fragment of the link that the message came by. */
  fragment: string | undefined;
  onKeep: () => void;
};

/** What can be done with a message that is looked at. Sending is not among it. */
export function LookTools({ open, view, fragment, onKeep }: LookToolsProps) {
  const [showsLink, setShowsLink] = useState(false);
  const written = useFragmentOf(open, fragment);
  return (
    <div className={styles.tools}>
      {written !== undefined && (
        <>
          <Button icon={<Link2 aria-hidden />} onClick={() => setShowsLink(true)}>
            Link
          </Button>
          <Link href={`/preview${writeLinkView({ page: 'sheet' })}${written}`} asChild>
            <ButtonLink icon={<FileText aria-hidden />}>Spec sheet</ButtonLink>
          </Link>
          <Link href={`/preview${writeLinkView({ page: 'matrix' })}${written}`} asChild>
            <ButtonLink icon={<Grid2x2 aria-hidden />}>All states</ButtonLink>
          </Link>
        </>
      )}
      <Button look="primary" icon={<FilePlus2 aria-hidden />} onClick={onKeep}>
        Keep as a draft
      </Button>
      {showsLink && <LinkDialog open={open} view={view} onClose={() => setShowsLink(false)} />}
    </div>
  );
}

/** The fragment of a link to the message; undefined until it is written, and for a message too large for a link. */
function useFragmentOf({ editor }: OpenToRead, fragment: string | undefined): string | undefined {
  const { draft, parameters, altTexts } = editor.document.getState();
  const { data } = useQuery({
    queryKey: ['fragment of', draft, parameters, altTexts],
    queryFn: () => writeShareLink(draft, parameters, altTexts),
    enabled: fragment === undefined,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return fragment ?? data;
}
