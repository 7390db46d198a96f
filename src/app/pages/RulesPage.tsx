import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allRules, ruleFamilies } from '../../advice/allRules';
import { levelNames } from '../../advice/model/advice';
import { levelOf, type RuleFacts } from '../../advice/model/rule';
import { formatNumber } from '../../schema/values/text';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { PageTitle } from '../../ui/controls/PageTitle';
import styles from './RulesPage.module.css';
import { findAdvice } from '../../advice/findAdvice';
import { listDrafts } from '../../library/storage/listDrafts';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import layout from '../../ui/styles/layout.module.css';
import wording from '../../ui/styles/words.module.css';

const nameOfLevel = ({ kind }: RuleFacts) => levelNames[levelOf(kind)];

const confidenceNames = {
  documented: 'documented',
  reported: 'reported by others',
  concluded: 'our own conclusion',
} satisfies Record<RuleFacts['confidence'], string>;

/** The rule that the address names. The page is loaded after the browser has looked for it. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** Every rule that advises: what it looks for, why, and how often it has something to say on this device. */
export function RulesPage() {
  const [words, setWords] = useState('');
  const { data: counts } = useQuery({
    queryKey: ['rule counts'],
    queryFn: async () => (await countRules()) ?? null,
    networkMode: 'always',
    gcTime: 0,
  });
  const query = words.trim().toLowerCase();
  const isFound = (rule: RuleFacts) =>
    `${rule.id} ${rule.title} ${rule.why ?? ''} ${rule.source} ${nameOfLevel(rule)}`
      .toLowerCase()
      .includes(query);
  const families = Object.entries<readonly RuleFacts[]>(ruleFamilies)
    .map(([family, rules]) => ({ family, rules: rules.filter(isFound) }))
    .filter(({ rules }) => rules.length > 0);
  const found = families.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <>
      <PageTitle title="Check rules">
        {allRules.length} rules for warnings and tips. They never stop you from sending.
      </PageTitle>
      <p className={wording.soft}>
        No rule can see what a picture shows, whether you may speak for a brand that a text names, or what the
        law of a country allows. Your operator decides about those.
      </p>
      <div className={styles.search}>
        <Field label="Find a rule" inline>
          <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <p role="status" className={wording.note}>
          {query === '' ? '' : `${found} of ${allRules.length} rules`}
        </p>
      </div>
      {families.length === 0 && <p>No rules match.</p>}
      {families.map(({ family, rules }) => (
        <section key={family} aria-label={family} className={layout.stack}>
          <h2>{family}</h2>
          <ul className={layout.card}>
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} counts={counts ?? undefined} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function RuleRow({ rule, counts }: { rule: RuleFacts; counts: RuleCounts | undefined }) {
  const { id, kind, title, why, source, date, confidence } = rule;
  const count = counts?.byRule.get(id) ?? 0;
  const isNamed = location.hash === `#${id}`;
  const isLink = source.startsWith('https://');
  return (
    <li
      ref={isNamed ? scrollTo : undefined}
      id={id}
      className={styles.rule}
      data-named={isNamed ? '' : undefined}
    >
      <div>
        <h3>{title}</h3>
        {why !== undefined && <p>{why}</p>}
        <p className={wording.note}>
          <code>{id}</code>
          {' · '}
          {isLink ? (
            <a href={source} target="_blank" rel="noreferrer">
              {new URL(source).hostname}
            </a>
          ) : (
            source
          )}
          {`, ${date}, ${confidenceNames[confidence]}`}
        </p>
      </div>
      <p className={styles.kind} data-kind={kind}>
        {nameOfLevel(rule)}
      </p>
      <p className={wording.softNote}>
        {counts &&
          (count === 0
            ? 'Not in your drafts'
            : `In ${formatNumber(count)} of ${formatNumber(counts.drafts)} drafts`)}
      </p>
    </li>
  );
}

/** Drafts after which the page may draw: a thousand drafts take seconds. */
const DRAFTS_AT_ONCE = 20;

type RuleCounts = {
  drafts: number;
  /** The drafts of this device in which a rule has something to say, by its id. */
  byRule: ReadonlyMap<string, number>;
};

/** Asks all rules about all drafts of this device. Undefined if the drafts cannot be read. */
async function countRules(): Promise<RuleCounts | undefined> {
  const kept = await listDrafts();
  if (!kept.ok) return undefined;
  const { drafts } = kept.value;
  const byRule = new Map<string, number>();
  for (const [index, { template, sender }] of drafts.entries()) {
    if (index % DRAFTS_AT_ONCE === DRAFTS_AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const found = findAdvice(draftToTemplate(template), { now: Date.now(), sender });
    for (const id of new Set(found.map((advice) => advice.id))) byRule.set(id, (byRule.get(id) ?? 0) + 1);
  }
  return { drafts: drafts.length, byRule };
}
