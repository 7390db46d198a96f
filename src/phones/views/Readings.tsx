import { useMemo, type RefObject } from 'react';
import type { SampleChoice } from '../../editor/samples/SamplesPane';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { ReadonlyStore } from '../../lib/store';
import type { Clipping } from '../../preview/clipping/clipping';
import { evidence } from '../../preview/evidence/evidence';
import type { Agent } from '../../preview/model/agent';
import type { System } from '../../preview/model/options';
import { readingOf } from '../../preview/reading/readingOf';
import { type LeftOut, type Spoken, readerNames, readingText, speak } from '../../preview/reading/speak';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Why } from '../../ui/notices/details';
import { useStore } from 'zustand';
import { useShownSamples } from '../samples/useShownSamples';
import styles from './Readings.module.css';
import { useDrawnFacts } from './useDrawnFacts';

type ReadingsProps = {
  editor: TemplateEditor;
  agent: Agent;
  samples: ReadonlyStore<SampleChoice>;
  systems: readonly System[];
  /** Where the phones are drawn: what they leave out is not read. */
  place: RefObject<HTMLElement | null>;
  /** Receives the dotted draft path of a pressed stop. */
  onGoTo: (path: string) => void;
};

/** What the screen readers of the phones say, stop by stop. It follows when typing pauses. */
export function Readings({ systems, place, ...props }: ReadingsProps) {
  const facts = useDrawnFacts(place);
  return (
    <div className={styles.readings}>
      {systems.map((system) => (
        <ReadingList key={system} system={system} clippings={facts[system]?.clippings ?? none} {...props} />
      ))}
    </div>
  );
}

type ReadingListProps = Omit<ReadingsProps, 'systems' | 'place'> & {
  system: System;
  clippings: readonly Clipping[];
};

const none: readonly Clipping[] = [];

const sources = { android: evidence.talkBack, ios: evidence.voiceOver };

function ReadingList({ system, clippings, editor, agent, samples: choice, onGoTo }: ReadingListProps) {
  const template = useStore(editor.diagnostics, (state) => state.template);
  const altTexts = useStore(editor.document, (state) => state.altTexts);
  const samples = useShownSamples(editor, choice);
  const reading = useMemo(
    () => readingOf(template, system, { agent, samples, altTexts, clippings }),
    [template, system, agent, samples, altTexts, clippings],
  );
  const name = readerNames[system];
  const { source, date } = sources[system];
  return (
    <section aria-label={name} className={styles.reading}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <CopyButton text={() => readingText(system, reading)} name={name} copied={`Copied ${name}.`} />
      </div>
      <ol className={styles.stops}>
        {reading.spoken.map((stop, index) => (
          <Stop
            // The only identity of a stop is its position.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            stop={stop}
            startsCard={stop.card !== undefined && stop.card !== reading.spoken[index - 1]?.card}
            onGoTo={onGoTo}
          />
        ))}
      </ol>
      {reading.spoken.length === 1 && <p className={styles.note}>The message is empty.</p>}
      {reading.leftOut.length > 0 && <Silent parts={reading.leftOut} onGoTo={onGoTo} />}
      <Why source={source} date={date} confidence="I, inferred" />
    </section>
  );
}

type StopProps = Pick<ReadingListProps, 'onGoTo'> & {
  stop: Spoken;
  /** Whether it is the first stop of a carousel's card. */
  startsCard: boolean;
};

function Stop({ stop, startsCard, onGoTo }: StopProps) {
  const { words, role, path, card, note } = stop;
  const spoken = speak({ words, role });
  return (
    <li data-testid="reading-stop">
      {startsCard && <p className={styles.card}>Card {card}</p>}
      {path === undefined ? (
        <span dir="auto">{spoken}</span>
      ) : (
        <button type="button" className={styles.stop} dir="auto" onClick={() => onGoTo(path)}>
          {spoken}
        </button>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}

function Silent({ parts, onGoTo }: Pick<ReadingListProps, 'onGoTo'> & { parts: readonly LeftOut[] }) {
  return (
    <>
      <h3>Not read aloud</h3>
      <ul className={styles.silent}>
        {parts.map(({ message, path }) => (
          <li key={`${path} ${message}`}>
            <button type="button" className={styles.stop} onClick={() => onGoTo(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
