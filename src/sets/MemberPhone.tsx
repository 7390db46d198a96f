import { useMemo } from 'react';
import { useStore } from 'zustand';
import { DescribedDrawing } from '../phones/DescribedDrawing';
import { MessagePreview } from '../preview/MessagePreview';
import type { Agent } from '../preview/model/agent';
import { defaultPreviewOptions, type System } from '../preview/model/options';
import { samplesOf } from '../schema/draft/samples';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import type { SetMember, TemplateSet } from '../schema/draft/set';
import { useMediaAddress } from '../workspace/mediaAddress';
import { usePageTheme } from '../workspace/usePageTheme';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import type { SetModel } from './model/useSet';
import styles from './sets.module.css';

type MemberPhoneProps = {
  open: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>;
  agent: Agent;
  model: SetModel;
  member: SetMember;
  system: System;
};

/** A member on a phone: a picture, as what it says is text elsewhere on the page. */
export function MemberPhone({ open, agent, model, member, system }: MemberPhoneProps) {
  const theme = usePageTheme();
  const toMediaUrl = useMediaAddress(open);
  const parameters = useStore(open.editor.document, (state) => state.parameters);
  const template = useMemo(() => model.bodyOf(member), [model, member]);
  const { set } = model.source;
  const samples = useMemo(
    () => samplesOf(withRowSamples(parameters, set, member), 'typical', template),
    [parameters, set, member, template],
  );
  return (
    <DescribedDrawing template={template} samples={samples} className={styles.phone}>
      <MessagePreview
        system={system}
        template={template}
        agent={agent}
        theme={theme}
        options={defaultPreviewOptions}
        mapMediaUrl={toMediaUrl}
        samples={samples}
      />
    </DescribedDrawing>
  );
}

/** The samples of a draft, with those that the row of a member has. */
function withRowSamples(notes: ParameterNotes, { sheet }: TemplateSet, { row }: SetMember): ParameterNotes {
  const own = (sheet?.columns ?? []).flatMap(({ id, use }) => {
    const value = row?.values[id];
    return use.kind === 'sample' && value ? [[use.marker, value] as const] : [];
  });
  if (own.length === 0) return notes;
  const { typical = {} } = notes.samples;
  return { ...notes, samples: { ...notes.samples, typical: { ...typical, ...Object.fromEntries(own) } } };
}
