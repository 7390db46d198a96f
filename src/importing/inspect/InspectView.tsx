import { useEffect, useRef, useState, type ReactNode } from 'react';
import { valueAt } from '../../lib/path';
import { useLocation, Link } from 'wouter';
import { type LinkView, writeLinkView } from '../../exchange/link/linkView';
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
import { draftHref } from '../../workspace/draftLinks';
import { foreignDraftOf } from '../../workspace/newDraft';
import { openToRead, type OpenToRead } from '../../workspace/openToRead';
import { usePlatformTextLimit } from '../../workspace/destination';
import type { ViewOptions } from '../../workspace/draftScreen';
import { LogPane } from '../../phones/LogPane';
import { FirstErrors, Issues, REFUSED } from './InspectIssues';
import { FieldTable } from './FieldTable';
import { SeenOnPhones } from './SeenOnPhones';
import layout from '../../ui/styles/layout.module.css';
import styles from './inspect.module.css';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2, FileText, Grid2x2, Link2 } from 'lucide-react';
import { writeShareLink } from '../../exchange/link/shareLink';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import type { LinkedTemplate } from '../../sharing/sheet/SheetHead';
import { LinkTab } from '../../sharing/dialog/LinkTab';
import { linkViewOf } from '../../workspace/linkViewOf';
import { startView } from './startView';
import type { Agent } from '../../preview/model/agent';
import type { DraftSender } from '../../schema/draft/sender';
import { AnswerNotice } from '../reading/AnswerNotice';
import { describeResponse } from '../reading/pastedOutcome';
import type { Issue } from '../../schema/values/issues';
import type { FoundRefusal } from '../../exchange/answers/findAnswer';
import { sampleSetNames, sampleSets } from '../../schema/draft/sampleSets';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { useMarkers } from '../../phones/samples/useShownSamples';

type InspectViewProps = {
  template: TemplateDraft;
  /** Names and samples of its parameters, if they are known. */
  parameters: ParameterNotes | undefined;
  /** The alt texts of its pictures likewise. */
  altTexts: AltTexts | undefined;
  /** Values without a place in a template, which a draft keeps. */
  unmapped: Record<string, unknown>;
  /** The status that it had when it was copied. */
  status?: string | undefined;
  /** The response with which it failed. */
  refusal?: FoundRefusal | undefined;
  /** Why its request would be refused as it was sent, where reading fixed that. */
  refusedFor?: readonly Issue[] | undefined;
  /** The sender that the person saw who made the link. */
  sender?: DraftSender | undefined;
  /** The fragment of the link that it came by, with its `#`. */
  fragment?: string;
  /** The card and the samples to start with. */
  linkView: LinkView;
  view: ViewOptions;
  onView: (next: ViewOptions) => void;
  /** Level of the heading with its name. */
  level: 1 | 2;
  /** Said below the heading. */
  children?: ReactNode;
};

/** A template from elsewhere, read-only: its phones, what is found about it, its fields. */
export function InspectView(props: InspectViewProps) {
  const { template, parameters, altTexts, unmapped, status, fragment, refusal, view, onView, level } = props;
  const Heading = `h${level}` as const;
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  const [open] = useState(() => {
    const opened = openToRead({ template, parameters, altTexts, ...props.linkView });
    if (refusal) reportRefusal(opened, refusal);
    reportAsSent(opened, props.refusedFor ?? []);
    return opened;
  });
  /** By path, in the order of the table. */
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const phones = useRef<HTMLElement>(null);
  const { editor, simulator, trustsMedia } = open;
  const agent = useAgent(props.sender, useStore(trustsMedia));
  const selected = useStore(editor.selection, ({ path }) => path);
  const sent = useStore(editor.diagnostics, ({ template: body }) => body);
  usePlatformTextLimit(editor);
  useChecks(open);
  // Its notice is drawn with the message, too late to be read aloud by itself.
  useEffect(() => {
    if (refusal) announce(describeResponse(refusal, template, Date.now()).title);
  }, [refusal, template]);

  function keepAsDraft() {
    const draft = newDrafts.addFocused({
      ...foreignDraftOf({ template, parameters, altTexts, unmapped, trustsMedia: trustsMedia.getState() }),
      ...(props.sender && { sender: props.sender }),
    });
    navigate(draftHref(draft.id));
    announce('Saved as draft.');
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
          <Heading>{template.name || 'Untitled message'}</Heading>
          <p className={styles.note}>
            {typeNames[template.type]}
            {fragment === undefined ? '' : ', from a link'}. Read-only: nothing here is saved or sent.
          </p>
          {status !== undefined && (
            <p>
              Status when copied: <strong>{status}</strong>
            </p>
          )}
        </div>
        <InspectTools
          open={open}
          agent={agent}
          refusal={refusal?.message}
          view={view}
          fragment={fragment}
          onKeep={keepAsDraft}
        />
      </div>
      {props.children}
      {refusal && <AnswerNotice answer={refusal} template={template} onGoTo={goTo} />}
      <FirstErrors editor={editor} onGoTo={goTo} />
      <section ref={phones} aria-label="Preview" className={styles.section}>
        <SampleSetChoice open={open} />
        <PhonePane open={open} agent={agent} onGoTo={goTo} view={view} onView={onView} selectLabel="Select" />
      </section>
      <SeenOnPhones open={open} view={view} place={phones} />
      <div className={layout.columns}>
        <Issues editor={editor} onGoTo={goTo} />
        <section aria-labelledby="linked-taps" className={styles.section}>
          <h2 id="linked-taps">Taps</h2>
          <LogPane editor={editor} simulator={simulator} />
        </section>
      </div>
      <section aria-labelledby="linked-fields" className={styles.section}>
        <h2 id="linked-fields">Fields</h2>
        <p className={styles.note}>
          As they would be sent. Turn on “API names” to see the name of each in the API.
        </p>
        <FieldTable template={sent} selected={selected} rows={rows} />
      </section>
    </>
  );
}

/** Shows a failed response among the issues: at the field that it means, or at the whole template. */
function reportRefusal({ editor }: OpenToRead, refusal: FoundRefusal) {
  const { draft } = editor.document.getState();
  const { title, sentences, path = [] } = describeResponse(refusal, draft, Date.now());
  const message = `${title}${/[.”]$/.test(title) ? '' : '.'} ${sentences.join(' ')}`;
  const value = path.length === 0 ? undefined : valueAt(draft, path.join('.'));
  editor.diagnostics.report('refusal', {
    findings: [{ id: REFUSED, level: 'error', kind: 'refusal', path, value, message }],
  });
}

/** Shows among the issues what reading fixed of the request that was sent. */
function reportAsSent({ editor }: OpenToRead, issues: readonly Issue[]) {
  editor.diagnostics.report('as sent', {
    findings: issues.map(({ path, message }) => ({
      id: 'as-sent',
      level: 'error',
      kind: 'refusal',
      path,
      message: `The platform would reject the request as it was sent: ${message}`,
      why: 'The preview shows the message with this fixed.',
    })),
  });
}

type LinkContent = {
  open: OpenToRead;
  /** The sender that the phones show. */
  agent: Agent;
  /** What the platform said when it refused the message. */
  refusal: string | undefined;
};

type InspectToolsProps = LinkContent & {
  view: ViewOptions;
  /** The fragment of the link that the message came by. */
  fragment: string | undefined;
  onKeep: () => void;
};

/** What can be done with an inspected message. Sending is not among it. */
function InspectTools({ open, agent, refusal, view, fragment, onKeep }: InspectToolsProps) {
  const [showsLink, setShowsLink] = useState(false);
  const written = useFragmentOf(open, fragment);
  return (
    <div className={layout.actions}>
      {written !== undefined && (
        <>
          <Button icon={<Link2 aria-hidden />} onClick={() => setShowsLink(true)}>
            Link
          </Button>
          <Link href={`/inspect${writeLinkView({ page: 'sheet' })}${written}`} asChild>
            <ButtonLink icon={<FileText aria-hidden />}>Spec sheet</ButtonLink>
          </Link>
          <Link href={`/inspect${writeLinkView({ page: 'matrix' })}${written}`} asChild>
            <ButtonLink icon={<Grid2x2 aria-hidden />}>Compare phones</ButtonLink>
          </Link>
        </>
      )}
      <Button variant="primary" icon={<FilePlus2 aria-hidden />} onClick={onKeep}>
        Save as draft
      </Button>
      {showsLink && (
        <LinkDialog
          open={open}
          agent={agent}
          refusal={refusal}
          view={view}
          onClose={() => setShowsLink(false)}
        />
      )}
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
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return fragment ?? data;
}

type LinkDialogProps = LinkContent & { view: ViewOptions; onClose: () => void };

/** A link to the message as it is shown now. */
function LinkDialog({ open, agent, refusal, view, onClose }: LinkDialogProps) {
  const { editor, samples } = open;
  const { draft } = editor.document.getState();
  const card = draft.type === 'carousel' ? editor.selection.getState().card : undefined;
  return (
    <Dialog
      title="Link to this message"
      isWide
      onClose={onClose}
      actions={<Button type="submit">Close</Button>}
    >
      <LinkTab
        open={open}
        agent={agent}
        refusal={refusal}
        startView={linkViewOf({ view, card, samples: samples.getState().shown })}
      />
    </Dialog>
  );
}

type LinkedMessageProps = LinkedTemplate & {
  /** How the link opens at first. */
  linkView: LinkView;
  children?: ReactNode;
};

/** The message of a share link. */
export function LinkedMessage({ linkView, ...linked }: LinkedMessageProps) {
  const [view, setView] = useState(() => startView(linkView));
  const { refusal, ...message } = linked;
  return (
    <InspectView
      {...message}
      refusal={refusal === undefined ? undefined : { kind: 'refusal', message: refusal, isGateway: false }}
      unmapped={{}}
      linkView={linkView}
      view={view}
      onView={setView}
      level={1}
    />
  );
}

const choices = sampleSets.map((value) => ({ value, label: sampleSetNames[value] }));

/** The values in place of the parameters. Only a message with parameters has it. */
function SampleSetChoice({ open: { editor, samples } }: { open: OpenToRead }) {
  const hasParameters = useMarkers(editor) !== '';
  const shown = useStore(samples, (value) => value.shown);
  if (!hasParameters) return null;
  return (
    <Field label="Sample values" required inline>
      {({ id }) => (
        <Select
          id={id}
          blank="None: show personal fields"
          choices={choices}
          value={shown ?? ''}
          onChange={({ target: { value } }) =>
            samples.setState({ shown: sampleSets.find((set) => set === value) }, true)
          }
        />
      )}
    </Field>
  );
}
