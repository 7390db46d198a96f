import { useRef, type RefObject } from 'react';
import type { ChangeEntry } from '../../../library/comparison/describeChanges';
import type { Agent } from '../../../preview/model/agent';
import { MessagePreview } from '../../../preview/MessagePreview';
import { defaultPreviewOptions, type System } from '../../../preview/model/options';
import { mediaAddress, ownMediaAddress } from '../../../workspace/mediaAddress';
import { usePageTheme } from '../../../workspace/usePageTheme';
import { useScale } from '../../../phones/useScale';
import { defaultViewOptions } from '../../../workspace/draftScreen';
import styles from './ComparedPhones.module.css';
import type { Comparison, Side } from './useComparison';
import { now } from '../../../workspace/draftLinks';

type ComparedPhonesProps = {
  place: RefObject<HTMLDivElement | null>;
  from: Side;
  to: Side;
  comparison: Comparison;
  selected: ChangeEntry | undefined;
  system: System;
  agent: Agent;
  trustsMedia: boolean;
  /** A part of one of the phones was clicked. */
  onSelectPart: (side: 'from' | 'to', path: string) => void;
};

const view = { ...defaultViewOptions, phones: 'both', scale: 'fit' } as const;

/** The same phone twice, with the template of each side. Changed parts are outlined. */
export function ComparedPhones(props: ComparedPhonesProps) {
  const { place, from, to, comparison, selected, system, agent, trustsMedia, onSelectPart } = props;
  const theme = usePageTheme();
  const pane = useRef<HTMLDivElement>(null);
  const scale = useScale(pane, view);
  const sides = [
    { name: 'from', label: 'From', side: from },
    { name: 'to', label: 'To', side: to },
  ] as const;
  return (
    <div ref={pane} className={styles.pane}>
      <div ref={place} className={styles.phones} style={scale === 1 ? undefined : { zoom: scale }}>
        {sides.map(({ name, label, side }) => (
          <section key={name} className={styles.phone} aria-label={`${label}, on the phone`} data-phone>
            <p className={styles.side} style={{ fontSize: `calc(var(--text-small) / ${scale})` }}>
              <strong>{label}</strong> {side.id === now ? 'the draft as it is' : side.title}
            </p>
            <MessagePreview
              system={system}
              template={side.template}
              samples={side.samples}
              altTexts={side.altTexts}
              agent={agent}
              theme={theme}
              options={defaultPreviewOptions}
              mapMediaUrl={
                trustsMedia && side.version?.trustsMedia !== false ? mediaAddress : ownMediaAddress
              }
              highlights={comparison.highlights[name]}
              selectedPath={selected?.[name]}
              onSelectPart={(path) => onSelectPart(name, path)}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
