import { isSame } from '../../../lib/values';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { ChangeList } from '../../../library/comparison/ChangeList';
import type { ChangeEntry } from '../../../library/comparison/describeChanges';
import { LineComparison } from '../../../library/comparison/LineComparison';
import type { Agent } from '../../../preview/model/agent';
import { type System, defaultPreviewOptions } from '../../../preview/model/options';
import { Badge } from '../../../ui/notices/Notice';
import { Segments } from '../../../ui/controls/Segments';
import { Tabs } from '../../../ui/controls/Tabs';
import styles from './ComparisonView.module.css';
import { useComparison, type Comparison, type Side } from './useComparison';
import { FilePlus2, RotateCcw } from 'lucide-react';
import { versionInLine, type Version, type VersionSending } from '../../../library/versions/version';
import { Button } from '../../../ui/controls/Button';
import { Select } from '../../../ui/controls/Input';
import { live, now } from '../../../workspace/draftLinks';
import { MessagePreview } from '../../../preview/MessagePreview';
import { mediaAddress, ownMediaAddress } from '../../../workspace/mediaAddress';
import { usePageTheme } from '../../../workspace/usePageTheme';
import { useScale } from '../../../phones/useScale';
import { defaultViewOptions } from '../../../workspace/draftScreen';
import layout from '../../../ui/styles/layout.module.css';

type ComparisonViewProps = {
  from: Side;
  to: Side;
  /** What the phones are called. */
  names?: SideNames;
  agent: Agent;
  trustsMedia: boolean;
};

type SideNames = Readonly<Record<'from' | 'to', string>>;

const toJson = ({ template }: Side) => JSON.stringify(template, null, 2);

/** Compares two sides: a list of changes beside both phones, and the JSON. */
export function ComparisonView({
  from,
  to,
  names = { from: 'From', to: 'To' },
  agent,
  trustsMedia,
}: ComparisonViewProps) {
  const comparison = useComparison(from, to);
  const { entries } = comparison;
  const [tab, setTab] = useState<'changes' | 'json'>('changes');
  const [system, setSystem] = useState<System>('android');
  const [selectedId, setSelectedId] = useState<string>();
  const selected = entries.find(({ id }) => id === selectedId);
  const phones = useRef<HTMLDivElement>(null);
  const [changes] = useState(() => new Map<string, HTMLElement>());

  function select(entry: ChangeEntry) {
    setSelectedId(entry.id);
    phones.current?.scrollIntoView({ block: 'nearest' });
  }
  function selectPart(side: 'from' | 'to', path: string) {
    const entry = entries.find((one) => `${one[side] ?? ''}.`.startsWith(`${path}.`));
    if (!entry) return;
    setSelectedId(entry.id);
    changes.get(entry.id)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Tabs
      label="Comparison"
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          name: 'changes',
          label: 'What changed',
          badge: entries.length > 0 ? <Badge>{entries.length}</Badge> : undefined,
        },
        { name: 'json', label: 'Code' },
      ]}
    >
      {tab === 'json' && (
        <div className={layout.stack}>
          {entries.length === 0 && <NothingChanged from={from} to={to} />}
          <LineComparison
            before={toJson(from)}
            after={toJson(to)}
            beforeName={from.title}
            afterName={to.title}
          />
        </div>
      )}
      {tab === 'changes' && (
        <div className={styles.changes}>
          <div className={styles.list}>
            {entries.length === 0 ? (
              <NothingChanged from={from} to={to} />
            ) : (
              <ChangeList entries={entries} selected={selected?.id} onSelect={select} elements={changes} />
            )}
          </div>
          <div className={layout.stack}>
            <div className={styles.tools}>
              <Segments<System>
                legend="Phones"
                quietLegend
                choices={[
                  { value: 'android', label: 'Android' },
                  { value: 'ios', label: 'iPhone' },
                ]}
                value={system}
                onChange={setSystem}
              />
              <Legend comparison={comparison} />
            </div>
            <ComparedPhones
              place={phones}
              from={from}
              to={to}
              names={names}
              comparison={comparison}
              selected={selected}
              system={system}
              agent={agent}
              trustsMedia={trustsMedia}
              onSelectPart={selectPart}
            />
          </div>
        </div>
      )}
    </Tabs>
  );
}

function NothingChanged({ from, to }: Record<'from' | 'to', Side>) {
  const isOtherSet = from.set && to.set && !isSame(from.set, to.set);
  return (
    <p className={`${layout.card} ${styles.nothing}`}>
      {isOtherSet
        ? 'The message is the same. Its languages or rows have changed.'
        : 'No changes: both would be sent the same.'}
    </p>
  );
}

/** The meaning of the outlines in the phones. */
function Legend({ comparison: { highlights } }: { comparison: Comparison }) {
  const shown = new Set([...highlights.from.values(), ...highlights.to.values()]);
  if (shown.size === 0) return null;
  return (
    <ul className={styles.legend} aria-label="Outline colours">
      {[...shown].map((difference) => (
        <li key={difference} data-highlight={difference}>
          {difference}
        </li>
      ))}
    </ul>
  );
}

type SideActions = {
  drawSending: (sending: VersionSending) => ReactNode;
  /** Whether this tab may not change the draft. */
  isReadOnly: boolean;
  onRestore: (version: Version) => void;
  onUse: (version: Version) => void;
};

type ComparedSideProps = SideActions & {
  label: 'From' | 'To';
  side: Side;
  versions: readonly Version[];
  /** Whether the template at the platform can be chosen. */
  hasLive: boolean;
  onChoose: (id: string) => void;
};

/** One side of a comparison: the choice of a version, and its actions. */
export function ComparedSide({
  label,
  side,
  versions,
  hasLive,
  onChoose,
  drawSending,
  isReadOnly,
  onRestore,
  onUse,
}: ComparedSideProps) {
  const { version } = side;
  const newest = version?.sendings.at(-1);
  const choices = [
    { value: now, label: 'Now' },
    ...(hasLive ? [{ value: live, label: 'On the platform' }] : []),
    ...versions.map((one) => ({
      value: one.id,
      label: versionInLine(one),
    })),
  ];
  return (
    <div className={`${layout.tightStack} ${styles.side}`} role="group" aria-label={label}>
      <label className={styles.choice}>
        {label}
        <Select value={side.id} choices={choices} onChange={({ target }) => onChoose(target.value)} />
      </label>
      <div className={`${layout.row} ${styles.facts}`}>
        {newest && drawSending(newest)}
        {version ? (
          <>
            <Button
              size="small"
              icon={<RotateCcw aria-hidden />}
              disabled={isReadOnly}
              onClick={() => onRestore(version)}
            >
              Restore
            </Button>
            <Button size="small" icon={<FilePlus2 aria-hidden />} onClick={() => onUse(version)}>
              Use as a new draft
            </Button>
          </>
        ) : (
          <span className={styles.note}>{side.id === live ? side.title : 'Current draft'}</span>
        )}
      </div>
      {version?.note !== undefined && <p className={styles.note}>{version.note}</p>}
    </div>
  );
}

type ComparedPhonesProps = {
  place: RefObject<HTMLDivElement | null>;
  from: Side;
  to: Side;
  names: SideNames;
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
function ComparedPhones(props: ComparedPhonesProps) {
  const { place, from, to, names, comparison, selected, system, agent, trustsMedia, onSelectPart } = props;
  const theme = usePageTheme();
  const pane = useRef<HTMLDivElement>(null);
  const scale = useScale(pane, view) ?? 1;
  const sides = [
    { name: 'from', label: names.from, side: from },
    { name: 'to', label: names.to, side: to },
  ] as const;
  return (
    <div ref={pane} className={styles.pane}>
      <div ref={place} className={styles.phones} style={scale === 1 ? undefined : { zoom: scale }}>
        {sides.map(({ name, label, side }) => (
          <section key={name} className={styles.phone} aria-label={`${label}, on the phone`} data-phone>
            <p
              className={styles.comparedPhonesSide}
              style={{ fontSize: `calc(var(--text-small) / ${scale})` }}
            >
              <strong>{label}</strong> {side.id === now ? 'current draft' : side.title}
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
