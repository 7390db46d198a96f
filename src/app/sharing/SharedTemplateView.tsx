import { FilePlus2, FileText, Grid2x2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CheckList } from '../../editor/check/CheckList';
import { writeLinkView, type LinkView } from '../../exchange/link/linkView';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import { typeNames } from '../../schema/template/typeNames';
import { Button } from '../../ui/controls/Button';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { announce } from '../../ui/notices/announcer';
import { useStore } from '../../ui/useStore';
import { FieldTable } from './FieldTable';
import styles from './SharedTemplateView.module.css';
import { useChecks } from '../checks/useChecks';
import { LogPane } from '../template/drawer/LogPane';
import { useAgent } from '../senders/useAgent';
import { useAppServices } from '../services/AppServices';
import { draftHref } from '../session/draftHref';
import { foreignDraftOf } from '../session/newDraft';
import { openToRead } from '../session/openToRead';
import { PhonePane } from '../phones/PhonePane';
import { usePlatformTextLimit } from '../session/usePlatformTextLimit';
import { defaultViewOptions, type ViewOptions } from '../session/viewOptions';

/** The phones as the link asks for them; both, in the page's theme, if it does not. */
function startView({ phone = 'both', theme, text, width, iphone, contrast }: LinkView): ViewOptions {
  const { textSize, deviceWidth, iphoneWidth } = defaultViewOptions;
  return {
    ...defaultViewOptions,
    phones: phone,
    theme,
    textSize: text ?? textSize,
    deviceWidth: width ?? deviceWidth,
    iphoneWidth: iphone ?? iphoneWidth,
    increaseContrast: contrast === 'more',
  };
}

type SharedTemplateViewProps = {
  template: TemplateDraft;
  /** Names and samples of its parameters, if the link carries them. */
  parameters: ParameterNotes | undefined;
  /** The alt texts of its pictures likewise. */
  altTexts: AltTexts | undefined;
  /** The fragment of the link, with its `#`. */
  fragment: string;
  /** How the link opens at first. */
  linkView: LinkView;
};

/** A template from elsewhere, read-only: its phones, its issues, its fields. */
export function SharedTemplateView(props: SharedTemplateViewProps) {
  const { template, parameters, altTexts, fragment } = props;
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  const [open] = useState(() => openToRead({ template, parameters, altTexts, ...props.linkView }));
  const [view, setView] = useState(() => startView(props.linkView));
  /** By path, in the order of the table. */
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const { editor, simulator, trustsMedia } = open;
  const agent = useAgent();
  const selected = useStore(editor.selection, ({ path }) => path);
  const sent = useStore(editor.diagnostics, ({ template: body }) => body);
  usePlatformTextLimit(editor);
  useChecks(open);

  function keepAsDraft() {
    const draft = newDrafts.addFocused(
      foreignDraftOf({ template, parameters, altTexts, trustsMedia: trustsMedia.get() }),
    );
    navigate(draftHref(draft.id));
    announce('Opened as a new draft.');
  }
  function goTo(path: string) {
    editor.selection.select(path);
    const [, row] = [...rows].find(([field]) => `${field}.`.startsWith(`${path}.`)) ?? [];
    row?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <div className={styles['top']}>
        <div className={styles['naming']}>
          <h1>{template.name || 'Shared template'}</h1>
          <p className={styles['note']}>
            {typeNames[template.type]}, from a link. Read-only: nothing here is saved or sent.
          </p>
        </div>
        <Link href={`/preview${writeLinkView({ page: 'sheet' })}${fragment}`} asChild>
          <ButtonLink icon={<FileText aria-hidden />}>Spec sheet</ButtonLink>
        </Link>
        <Link href={`/preview${writeLinkView({ page: 'matrix' })}${fragment}`} asChild>
          <ButtonLink icon={<Grid2x2 aria-hidden />}>All states</ButtonLink>
        </Link>
        <Button look="primary" icon={<FilePlus2 aria-hidden />} onClick={keepAsDraft}>
          Use as a new draft
        </Button>
      </div>
      <section aria-label="Preview" className={styles['section']}>
        <PhonePane open={open} agent={agent} onGoTo={goTo} view={view} onView={setView} selectLabel="Point" />
      </section>
      <div className={styles['columns']}>
        <section aria-labelledby="linked-issues" className={styles['section']}>
          <h2 id="linked-issues">Issues</h2>
          <CheckList editor={editor} onGoTo={goTo} />
        </section>
        <section aria-labelledby="linked-taps" className={styles['section']}>
          <h2 id="linked-taps">Taps</h2>
          <LogPane editor={editor} simulator={simulator} />
        </section>
      </div>
      <section aria-labelledby="linked-fields" className={styles['section']}>
        <h2 id="linked-fields">Fields</h2>
        <p className={styles['note']}>
          As they would be sent. “API names” in the header shows where each one stands.
        </p>
        <FieldTable template={sent} selected={selected} rows={rows} />
      </section>
    </>
  );
}
