import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { specSheet, specSheetMarkdown, type SignOffFact } from '../../exchange/export/specSheet';
import type { TemplateDraft } from '../../schema/draft/draft';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { Disclosure } from '../../ui/controls/Disclosure';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useChecks } from '../../checks/useChecks';
import { ForeignPictures } from '../../phones/ForeignPictures';
import { phonePlace } from '../../phones/useScale';
import { Phones } from '../../phones/Phones';
import { useAgent } from '../../senders/agent';
import { openToRead } from '../../workspace/openToRead';
import { defaultViewOptions } from '../../workspace/draftScreen';
import { usePlatformTextLimit } from '../../workspace/destination';
import { levelTitles, SheetHead, type LinkedTemplate } from './SheetHead';
import { describeSheet, SpecSheetParts } from './SpecSheetParts';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './sheet.module.css';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { nameOfPath } from '../../schema/template/templateTree';
import { useStore } from 'zustand';
import { payloadHash } from '../../schema/draft/payloadHash';
import { formatNumber } from '../../schema/values/text';

const view = { ...defaultViewOptions, phones: 'both' } as const;
const place = { '--phone-width': `${phonePlace.width}px` } as CSSProperties;
const ignoreClicks = () => undefined;

type SpecSheetPageProps = LinkedTemplate & {
  /** Who has approved this version, in place of the lines to sign on. */
  signedOff?: { content: ReactNode; facts: readonly SignOffFact[] } | undefined;
};

/** The spec sheet of a linked template, to read, print and sign: both phones, fields, findings, hash. */
export function SpecSheetPage({
  template,
  parameters,
  altTexts,
  set,
  fragment,
  signedOff,
}: SpecSheetPageProps) {
  const [open] = useState(() => openToRead({ template, parameters, altTexts }));
  const agent = useAgent();
  usePlatformTextLimit(open.editor);
  useChecks(open);
  const sheet = useMemo(
    () => specSheet(template, parameters ?? noParameterNotes, set),
    [template, parameters, set],
  );
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
          label="Copy as text"
          text={() => specSheetMarkdown(sheet, signedOff?.facts)}
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
      <SignOff template={template} isOfSet={set !== undefined} signedOff={signedOff?.content} />
    </article>
  );
}

/** The errors and the advice about the template of a spec sheet, and what was not checked. */
function SheetFindings({ editor }: { editor: Pick<TemplateEditor, 'diagnostics'> }) {
  const { issues, advice, unchecked } = useStore(editor.diagnostics, (diagnostics) => diagnostics);
  const findings = [...issues.map((issue) => ({ ...issue, level: 'error' as const })), ...advice];
  return (
    <section className={styles.part}>
      <h2>Issues</h2>
      {findings.length === 0 ? (
        <p>No errors, warnings or tips.</p>
      ) : (
        <dl className={styles.fields}>
          {findings.map(({ level, path, message }) => (
            <div key={`${level} ${path.join('.')} ${message}`}>
              <dt>
                {levelTitles[level]}: {nameOfPath(path)}
              </dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
      {unchecked.map((sentence) => (
        <p key={sentence} className={words.softNote}>
          {sentence}
        </p>
      ))}
    </section>
  );
}

type SignOffProps = {
  template: TemplateDraft;
  /** Whether it is the source of several templates. */
  isOfSet: boolean;
  signedOff: ReactNode;
};

/** The exact request body that is signed off, by its hash, and who has done so, or the lines to sign on. */
function SignOff({ template, isOfSet, signedOff }: SignOffProps) {
  const { bytes, sha256 } = useMemo(() => payloadHash(template), [template]);
  return (
    <section className={styles.part}>
      <h2>Sign-off</h2>
      <p>Signing approves exactly this content{isOfSet && ', without its languages and rows'}.</p>
      <Disclosure summary="Details" className={styles.copy}>
        {() => (
          <p className={`${layout.row} ${styles.hash}`}>
            <span>SHA-256 of the request of {formatNumber(bytes)} bytes:</span>
            <code>{sha256}</code>
            <CopyButton label="Copy SHA-256" text={() => sha256} copied="Copied the SHA-256." />
          </p>
        )}
      </Disclosure>
      <p className={`${styles.hash} ${styles.printed}`}>
        SHA-256: <code>{sha256}</code>
      </p>
      {signedOff || (
        <ul className={styles.lines}>
          <li>Approved by</li>
          <li>Date</li>
          <li>Signature</li>
        </ul>
      )}
    </section>
  );
}
