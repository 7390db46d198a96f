import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Download, ExternalLink } from 'lucide-react';
import { summarizeSet } from '../../exchange/export/setSummary';
import { specSheet, specSheetMarkdown } from '../../exchange/export/specSheet';
import { isSet } from '../../schema/draft/set';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { fileNameOf, linkTo } from '../../workspace/draftLinks';
import { useDraftOnServer } from '../../workspace/draftOnServer';
import { useHasSignIn } from '../../workspace/services/AppServices';
import { addLinkedDraft } from '../../exchange/link/linkView';
import { describeSheet, SpecSheetParts } from '../sheet/SpecSheetParts';
import words from '../../ui/styles/words.module.css';
import styles from './share.module.css';
import { saveFile } from './shareActions';

/** The template in words for a customer or a developer: as Markdown, and as a page to print. */
export function SheetTab({ open }: { open: OpenedTemplate }) {
  const template = useStore(open.editor.document, ({ draft }) => draft);
  const { parameters: notes, altTexts, entries, set: stored } = useStore(open.editor.document);
  // Where people sign in, they can approve: the sheet then says who has.
  const hasSignIn = useHasSignIn();
  const draft = useDraftOnServer(open);
  const set = useMemo(
    () => (isSet(stored) ? summarizeSet({ draft: template, entries, set: stored }) : undefined),
    [template, entries, stored],
  );
  const sheet = specSheet(template, notes, set);
  const { data: address } = useQuery({
    queryKey: ['spec sheet of', template, notes, altTexts, draft, set],
    queryFn: async () => {
      const link = await linkTo(template, { page: 'sheet' }, notes, altTexts, { set });
      return draft && hasSignIn ? addLinkedDraft(link, draft) : link;
    },
    retry: false,
    gcTime: 0,
  });
  const text = () => specSheetMarkdown(sheet);
  return (
    <>
      <p className={words.softNote}>
        All fields with limits, buttons with what they do, and personal fields with examples.
      </p>
      <div className={styles.row}>
        {address !== undefined && (
          <ButtonLink
            size="small"
            variant="primary"
            icon={<ExternalLink aria-hidden />}
            href={address}
            target="_blank"
            rel="noopener"
          >
            Open to print
          </ButtonLink>
        )}
        <CopyButton label="Copy as text" text={text} copied="Copied the spec sheet." />
        <Button
          size="small"
          icon={<Download aria-hidden />}
          onClick={() =>
            saveFile(`${fileNameOf(template)}.md`, new Blob([text()], { type: 'text/markdown' }))
          }
        >
          Download
        </Button>
      </div>
      <div className={styles.sheet}>
        <p>
          <b>{sheet.name}</b> {describeSheet(sheet)}
        </p>
        <SpecSheetParts sheet={sheet} level={3} />
      </div>
    </>
  );
}
