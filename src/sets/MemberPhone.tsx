import { useMemo } from 'react';
import { useStore } from 'zustand';
import { MessagePreview } from '../preview/MessagePreview';
import type { Agent } from '../preview/model/agent';
import { defaultPreviewOptions, systemNames, type System, type Theme } from '../preview/model/options';
import { samplesOf } from '../schema/draft/samples';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import type { SetMember, TemplateSet } from '../schema/draft/set';
import type { TextSize } from '../schema/phones/phones';
import { useMediaAddress } from '../workspace/mediaAddress';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { usePageTheme } from '../workspace/usePageTheme';
import { labelOfMember, type SetModel } from './model/useSet';
import styles from './sets.module.css';

type MemberPhoneProps = {
  open: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>;
  agent: Agent;
  model: SetModel;
  member: SetMember;
  system: System;
  /** The theme of the page, unless another is chosen. */
  theme?: Theme | undefined;
  textSize?: TextSize;
  /** Opens the field of a pressed part. */
  onOpenField: OpenMemberField;
};

/** Opens the field of a member that a dotted draft path leads to, or the first one in it. */
export type OpenMemberField = (member: SetMember, path: string) => void;

/** A member on a phone. */
export function MemberPhone({
  open,
  agent,
  model,
  member,
  system,
  theme,
  textSize = 'default',
  onOpenField,
}: MemberPhoneProps) {
  const pageTheme = usePageTheme();
  const options = useMemo(() => ({ ...defaultPreviewOptions, textSize }), [textSize]);
  const toMediaUrl = useMediaAddress(open);
  const parameters = useStore(open.editor.document, (state) => state.parameters);
  const { make } = model;
  const template = useMemo(() => make(member), [make, member]);
  const { set } = model.source;
  const samples = useMemo(
    () => samplesOf(withRowSamples(parameters, set, member), 'typical', template),
    [parameters, set, member, template],
  );
  return (
    <div className={styles.phone}>
      <MessagePreview
        label={`${labelOfMember(model, member)}, ${systemNames[system]}`}
        system={system}
        theme={theme ?? pageTheme}
        options={options}
        onSelectPart={(path) => onOpenField(member, path)}
        template={template}
        agent={agent}
        mapMediaUrl={toMediaUrl}
        samples={samples}
      />
    </div>
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
