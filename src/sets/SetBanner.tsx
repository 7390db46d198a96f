import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { DocumentState } from '../editor/model/createDocument';
import { countGaps, setFields } from '../schema/sets/setFields';
import { countMembers } from '../schema/draft/set';
import { plural } from '../schema/values/text';
import { ButtonLink } from '../ui/controls/Button';
import { Banner } from '../ui/notices/Notice';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { MemberChoice } from './MemberChoice';

type SetBannerProps = {
  open: OpenedTemplate;
  /** The page of the set. */
  href: string;
};

/** Translations that are older than the text of the source. */
function countOutdated({ draft, entries, set }: DocumentState): number {
  if (!set || set.languages.length === 0) return 0;
  const fields = setFields(draft, entries);
  return set.languages.reduce((sum, language) => sum + countGaps(fields, set, language).outdated, 0);
}

/** Says that the draft is the source of a set, and chooses which of its templates the phones and Check show. */
export function SetBanner({ open: { editor }, href }: SetBannerProps) {
  const members = useStore(editor.document, ({ set }) => countMembers(set));
  const outdated = useStore(editor.document, countOutdated);
  const isReadOnly = useStore(editor.document.readOnly);
  return (
    <Banner
      tone="info"
      label="Set"
      title={`This message becomes ${plural(members, 'template')}`}
      actions={
        <>
          <MemberChoice editor={editor} />
          <Link href={href} asChild>
            <ButtonLink size="small">Languages and rows</ButtonLink>
          </Link>
        </>
      }
    >
      {isReadOnly ? 'It has languages or rows.' : 'What you change here changes in all of them.'} The phones
      and Check show one.
      {outdated > 0 && ` ${plural(outdated, 'translation is', 'translations are')} outdated.`}
    </Banner>
  );
}
