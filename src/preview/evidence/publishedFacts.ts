import type { System } from '../model/options';
import { announced } from './announced';
import { assumptions } from './assumptions';
import { conflicts } from './conflicts';
import type { Confidence, Evidence } from './evidence';

export const confidenceNames = {
  documented: { letter: 'D', word: 'Documented', meaning: 'stated by a vendor' },
  observed: { letter: 'O', word: 'Observed', meaning: 'seen by others on a phone' },
  inferred: { letter: 'I', word: 'Inferred', meaning: 'our estimate' },
} satisfies Record<Confidence, { letter: string; word: string; meaning: string }>;

/** The version of the phone’s system that a source is about; undefined if it names none. */
const systemVersionOf = (system: System, { iosVersion }: Evidence) =>
  system === 'ios' && iosVersion !== undefined ? `iOS ${iosVersion}` : undefined;

const written = ({ confidence, source, date }: Evidence) => ({ evidence: confidence, source, date });

/**
 * The facts about phones as data for others, at `/phones.json`: what the drawing follows, where sources disagree, what
 * is announced and not drawn. `version` grows when a member changes its meaning; ids never do.
 */
export const publishedFacts = {
  version: 1,
  facts: assumptions.map((fact) => ({
    id: fact.id,
    phone: fact.system,
    system: systemVersionOf(fact.system, fact) ?? null,
    subject: fact.subject,
    shown: fact.value,
    ...written(fact),
  })),
  conflicts: conflicts.map(({ id, subject, statements, drawn }) => ({
    id,
    subject,
    statements: statements.map(([states, known]) => ({ states, ...written(known) })),
    shown: drawn,
  })),
  announced: announced.map(({ id, subject, shown, known }) => ({
    id,
    system: systemVersionOf('ios', known) ?? null,
    subject,
    shown,
    ...written(known),
  })),
};
