import { useRef, useState } from 'react';
import { ChangeList } from '../../../library/comparison/ChangeList';
import type { ChangeEntry } from '../../../library/comparison/describeChanges';
import { LineComparison } from '../../../library/comparison/LineComparison';
import type { Agent } from '../../../preview/model/agent';
import type { System } from '../../../preview/model/options';
import { Badge } from '../../../ui/notices/Notice';
import { Segments } from '../../../ui/controls/Segments';
import { Tabs } from '../../../ui/controls/Tabs';
import { ComparedPhones } from './ComparedPhones';
import styles from './ComparisonView.module.css';
import { useComparison, type Comparison, type Side } from './useComparison';

type ComparisonViewProps = { from: Side; to: Side; agent: Agent; trustsMedia: boolean };

const toJson = ({ template }: Side) => JSON.stringify(template, null, 2);

/** Compares two sides: a list of changes beside both phones, and the JSON. */
export function ComparisonView({ from, to, agent, trustsMedia }: ComparisonViewProps) {
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
        { name: 'json', label: 'JSON' },
      ]}
    >
      {tab === 'json' && (
        <div className={styles.json}>
          {entries.length === 0 && <NothingChanged />}
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
              <NothingChanged />
            ) : (
              <ChangeList entries={entries} selected={selected?.id} onSelect={select} elements={changes} />
            )}
          </div>
          <div className={styles.seen}>
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

function NothingChanged() {
  return <p className={styles.nothing}>Nothing changed: both would be sent the same.</p>;
}

/** The meaning of the outlines in the phones. */
function Legend({ comparison: { highlights } }: { comparison: Comparison }) {
  const shown = new Set([...highlights.from.values(), ...highlights.to.values()]);
  if (shown.size === 0) return null;
  return (
    <ul className={styles.legend} aria-label="Outlines in the phones">
      {[...shown].map((difference) => (
        <li key={difference} data-highlight={difference}>
          {difference}
        </li>
      ))}
    </ul>
  );
}
