import { useId, useState, type RefObject } from 'react';
import { describeScreen } from '../../preview/description/describeScreen';
import { seenAsText, type Seen } from '../../preview/description/seen';
import { suggestionsOf } from '../../preview/message/suggestions';
import { systemNames } from '../../preview/model/options';
import type { TemplateDraft } from '../../schema/draft/draft';
import { androidPhoneOf, iphoneOf } from '../../schema/phones/phones';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import { usePageTheme } from '../../workspace/usePageTheme';
import { useShownSamples } from '../../phones/samples/useShownSamples';
import { useDrawnFacts } from '../../phones/views/useDrawnFacts';
import type { OpenToRead } from '../../workspace/openToRead';
import type { ViewOptions } from '../../workspace/draftScreen';
import styles from './inspect.module.css';
import { timeZoneName } from '../../lib/time';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';

type SeenOnPhonesProps = {
  open: OpenToRead;
  view: ViewOptions;
  /** Where the phones are drawn. */
  place: RefObject<HTMLElement | null>;
};

/** What the customer sees on the shown phones, in plain words to copy into an answer. */
export function SeenOnPhones({ open: { editor, samples }, view, place }: SeenOnPhonesProps) {
  const facts = useDrawnFacts(place);
  const template = useStore(editor.document, ({ draft }) => draft);
  const values = useShownSamples(editor, samples);
  const [timeZone, setTimeZone] = useState<string>();
  const pageTheme = usePageTheme();
  const id = useId();
  const shown = (['android', 'ios'] as const).flatMap((system) => {
    const drawn = facts[system];
    if (!drawn || (view.phones !== 'both' && view.phones !== system)) return [];
    const { name } = system === 'android' ? androidPhoneOf(view.deviceWidth) : iphoneOf(view.iphoneWidth);
    const on = {
      samples: values,
      theme: view.theme ?? pageTheme,
      textSize: view.textSize,
      phone: name,
      locale: 'en-GB',
      timeZone,
    };
    return [{ system, seen: describeScreen(template, system, drawn, on) }];
  });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={id}>What the customer sees</h2>
        {shown.length > 1 && (
          <CopyButton
            label="Copy both"
            text={() => shown.map(({ seen }) => seenAsText(seen)).join('\n\n\n')}
            copied="Copied what both phones show."
          />
        )}
      </div>
      <p className={styles.note}>
        {shown.length === 0
          ? 'Show the conversation on a phone above to see this description.'
          : 'As shown on the phones above, with their text size, theme and sample values.'}
      </p>
      {shown.length > 0 && hasEvent(template) && <TimeZoneChoice zone={timeZone} onChoose={setTimeZone} />}
      <div className={styles.phones}>
        {shown.map(({ system, seen }) => (
          <SeenOnPhone key={system} name={systemNames[system]} seen={seen} />
        ))}
      </div>
    </section>
  );
}

const hasEvent = (template: TemplateDraft) =>
  suggestionsOf(template).some(
    ({ suggestion }) => suggestion.action?.createCalendarEventAction !== undefined,
  );

function SeenOnPhone({ name, seen }: { name: string; seen: Seen }) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.phone}>
      <div className={styles.heading}>
        <h3 id={id}>{name}</h3>
        <CopyButton
          text={() => seenAsText(seen)}
          name={`what the ${name === 'Android' ? 'Android phone' : name} shows`}
          copied={`Copied what the ${name === 'Android' ? 'Android phone' : name} shows.`}
        />
      </div>
      <p className={styles.note}>{seen.title}</p>
      {seen.parts.map(({ title, lines }) => (
        <div key={title} className={styles.part}>
          <h4>{title}</h4>
          <ul>
            {lines.map((line, index) => (
              // Two buttons may read the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </article>
  );
}

type TimeZoneChoiceProps = {
  /** Undefined: the zone of this computer. */
  zone: string | undefined;
  onChoose: (zone: string | undefined) => void;
};

/** The time zone in which the words give the times of events. */
function TimeZoneChoice({ zone, onChoose }: TimeZoneChoiceProps) {
  const zones = Intl.supportedValuesOf('timeZone').map((name) => timeZoneName(name));
  const choices = [...new Set(zones)].toSorted().map((value) => ({ value, label: value }));
  return (
    <Field label="Customer’s time zone" required inline>
      {({ id }) => (
        <Select
          id={id}
          blank={`Same as this computer: ${timeZoneName()}`}
          choices={choices}
          value={zone ?? ''}
          onChange={({ target: { value } }) => onChoose(value === '' ? undefined : value)}
        />
      )}
    </Field>
  );
}
