import { useMemo, useState, type CSSProperties } from 'react';
import { specSheet } from '../../exchange/export/specSheet';
import { specSheetMarkdown } from '../../exchange/export/specSheetMarkdown';
import type { TemplateDraft } from '../../schema/draft/draft';
import { noParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import { CopyButton } from '../../ui/controls/CopyButton';
import { useChecks } from '../../checks/useChecks';
import { ForeignPictures } from '../../phones/ForeignPictures';
import { phonePlace } from '../../phones/phonePlace';
import { Phones } from '../../phones/Phones';
import { useAgent } from '../../senders/useAgent';
import { openToRead } from '../../workspace/openToRead';
import { defaultViewOptions } from '../../workspace/viewOptions';
import { usePlatformTextLimit } from '../../workspace/usePlatformTextLimit';
import { SheetHead } from '../parts/SheetHead';
import { describeSheet } from './describeSheet';
import { SheetFindings } from './SheetFindings';
import { SignOff } from './SignOff';
import styles from './SpecSheetPage.module.css';
import { SpecSheetParts } from './SpecSheetParts';

const view = { ...defaultViewOptions, phones: 'both' } as const;
const place = { '--phone-width': `${phonePlace.width}px` } as CSSProperties;
const ignoreClicks = () => undefined;

type SpecSheetPageProps = {
  template: TemplateDraft;
  parameters: ParameterNotes | undefined;
  altTexts: AltTexts | undefined;
  /** The fragment of the link, with its `#`. */
  fragment: string;
};

/** The spec sheet of a linked template, to read, print and sign: both phones, fields, findings, hash. */
export function SpecSheetPage({ template, parameters, altTexts, fragment }: SpecSheetPageProps) {
  const [open] = useState(() => openToRead({ template, parameters, altTexts }));
  const agent = useAgent();
  usePlatformTextLimit(open.editor);
  useChecks(open);
  const sheet = useMemo(() => specSheet(template, parameters ?? noParameterNotes), [template, parameters]);
  return (
    <article className={styles.sheet} data-print-sheet>
      <SheetHead
        page="sheet"
        title={sheet.name}
        note={describeSheet(sheet)}
        fragment={fragment}
        onPrint={() => window.print()}
      >
        <CopyButton
          label="Copy as Markdown"
          text={() => specSheetMarkdown(sheet)}
          copied="Copied the spec sheet."
        />
      </SheetHead>
      <ForeignPictures document={open.editor.document} trustsMedia={open.trustsMedia} />
      {/* A picture: everything that it says stands below as text. */}
      <div className={styles.phones} style={place} data-phones="both" aria-hidden inert>
        <Phones open={open} agent={agent} view={view} theme="light" onGoTo={ignoreClicks} />
      </div>
      <SpecSheetParts sheet={sheet} level={2} />
      <SheetFindings editor={open.editor} />
      <SignOff template={template} />
    </article>
  );
}
