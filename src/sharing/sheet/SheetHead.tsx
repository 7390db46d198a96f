import { FileText, Grid2x2, Printer, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkedParts } from '../../exchange/link/linkedParts';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/controls/Button';
import './printSheet.css';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './sheet.module.css';
import { PageHeading } from '../../ui/controls/PageTitle';

/** The template of a share link. */
export type LinkedTemplate = LinkedParts & {
  template: TemplateDraft;
  parameters: ParameterNotes | undefined;
  altTexts: AltTexts | undefined;
  /** The fragment of the link, with its `#`. */
  fragment: string;
};

/** The printable pages of a linked template, each with a link to the other one. */
const others = {
  sheet: { page: 'matrix', label: 'Compare phones', icon: <Grid2x2 aria-hidden /> },
  matrix: { page: 'sheet', label: 'Spec sheet', icon: <FileText aria-hidden /> },
} as const;

/** The level of a finding on paper, where no icon stands. */
export const levelTitles = { error: 'Error', warning: 'Warning', hint: 'Tip' } as const;

type SheetHeadProps = {
  page: keyof typeof others;
  title: string;
  note: string;
  /** The fragment of the link, with its `#`. */
  fragment: string;
  onPrint: () => void;
  /** Tools of this page alone. */
  children?: ReactNode;
};

/** The head of a printable page: title, remark, and tools that paper leaves out. */
export function SheetHead({ page, title, note, fragment, onPrint, children }: SheetHeadProps) {
  const other = others[page];
  return (
    <div className={styles.top}>
      <div>
        <PageHeading>{title}</PageHeading>
        <p className={words.soft}>{note}</p>
      </div>
      <div className={`${layout.actions} ${styles.tools}`}>
        <Button size="small" variant="primary" icon={<Printer aria-hidden />} onClick={onPrint}>
          Print
        </Button>
        {children}
        <Link href={`/inspect?page=${other.page}${fragment}`} asChild>
          <ButtonLink size="small" icon={other.icon}>
            {other.label}
          </ButtonLink>
        </Link>
        <Link href={`/inspect${fragment}`} asChild>
          <ButtonLink size="small" icon={<Smartphone aria-hidden />}>
            Open preview
          </ButtonLink>
        </Link>
      </div>
    </div>
  );
}
