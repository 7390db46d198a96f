import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CheckList } from '../../editor/check/CheckList';
import type { LinkView } from '../../exchange/link/linkView';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import { typeNames } from '../../schema/template/typeNames';
import { announce } from '../../ui/notices/announcer';
import { useStore } from 'zustand';
import { useChecks } from '../../checks/useChecks';
import { PhonePane } from '../../phones/PhonePane';
import { useAgent } from '../../senders/agent';
import { useAppServices } from '../../workspace/services/AppServices';
import { draftHref } from '../../workspace/draftHref';
import { foreignDraftOf } from '../../workspace/newDraft';
import { openToRead } from '../../workspace/openToRead';
import { usePlatformTextLimit } from '../../workspace/usePlatformTextLimit';
import type { ViewOptions } from '../../workspace/viewOptions';
import { LogPane } from '../../phones/LogPane';
import { FieldTable } from './fields/FieldTable';
import { LookTools } from './LookTools';
import { SampleSetChoice } from './SampleSetChoice';
import { SeenOnPhones } from './seen/SeenOnPhones';
import styles from './LookView.module.css';

type LookViewProps = {
  template: TemplateDraft;
  /** Names and samples of its parameters, if they are known. */
  parameters: ParameterNotes | undefined;
  /** The alt texts of its pictures likewise. */
  altTexts: AltTexts | undefined;
  /** Values without a place in a template, which a draft keeps. */
  unmapped: Record<string, unknown>;
  /** The status that it had when it was copied. */
  status?: string | undefined;
  /** The fragment of the link that it came by, with its `#`. */
  fragment?: string;
  /** The card and the samples to start with. */
  linkView: LinkView;
  view: ViewOptions;
  onView: (next: ViewOptions) => void;
  /** Level of the heading with its name. */
  level: 1 | 2;
};

/** A template from elsewhere, read-only: its phones, what is found about it, its fields. */
export function LookView(props: LookViewProps) {
  const { template, parameters, altTexts, unmapped, status, fragment, view, onView, level } = props;
  const Heading = `h${level}` as const;
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  const [open] = useState(() => openToRead({ template, parameters, altTexts, ...props.linkView }));
  /** By path, in the order of the table. */
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const phones = useRef<HTMLElement>(null);
  const { editor, simulator, trustsMedia } = open;
  const agent = useAgent();
  const selected = useStore(editor.selection, ({ path }) => path);
  const sent = useStore(editor.diagnostics, ({ template: body }) => body);
  usePlatformTextLimit(editor);
  useChecks(open);

  function keepAsDraft() {
    const draft = newDrafts.addFocused(
      foreignDraftOf({ template, parameters, altTexts, unmapped, trustsMedia: trustsMedia.getState() }),
    );
    navigate(draftHref(draft.id));
    announce('Kept as a new draft.');
  }
  function goTo(path: string) {
    editor.selection.select(path);
    const [, row] = [...rows].find(([field]) => `${field}.`.startsWith(`${path}.`)) ?? [];
    row?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <div className={styles.top}>
        <div className={styles.naming}>
          <Heading>{template.name || 'Message without a name'}</Heading>
          <p className={styles.note}>
            {typeNames[template.type]}
            {fragment === undefined ? '' : ', from a link'}. Read-only: nothing here is saved or sent.
          </p>
          {status !== undefined && (
            <p>
              Status when it was copied: <strong>{status}</strong>
            </p>
          )}
        </div>
        <LookTools open={open} view={view} fragment={fragment} onKeep={keepAsDraft} />
      </div>
      <section ref={phones} aria-label="Preview" className={styles.section}>
        <SampleSetChoice open={open} />
        <PhonePane open={open} agent={agent} onGoTo={goTo} view={view} onView={onView} selectLabel="Point" />
      </section>
      <SeenOnPhones open={open} view={view} place={phones} />
      <div className={styles.columns}>
        <section aria-labelledby="linked-issues" className={styles.section}>
          <h2 id="linked-issues">Issues</h2>
          <CheckList editor={editor} onGoTo={goTo} withoutFixes />
        </section>
        <section aria-labelledby="linked-taps" className={styles.section}>
          <h2 id="linked-taps">Taps</h2>
          <LogPane editor={editor} simulator={simulator} />
        </section>
      </div>
      <section aria-labelledby="linked-fields" className={styles.section}>
        <h2 id="linked-fields">Fields</h2>
        <p className={styles.note}>
          As they would be sent. “API names” in the header shows where each one stands.
        </p>
        <FieldTable template={sent} selected={selected} rows={rows} />
      </section>
    </>
  );
}
