import { isolate } from '../../lib/text/isolate';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './importing.module.css';
import { namePart, withChips } from '../../exchange/import/importedPart';
import { readInPart, type Imported } from '../../exchange/import/importTemplate';
import { plural } from '../../schema/values/text';
import type { CampaignMessage, CampaignButton, CampaignChoices } from '../../exchange/campaign/takeCampaign';
import { suggestionText } from '../../schema/draft/suggestionKinds';

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'radio' | 'checkbox';
  label: string;
  /** The effect of the choice, or why it is impossible. */
  note?: string;
};

/** One choice of a list, as a row that is pressed anywhere. */
export function ChoiceRow({ label, note, disabled, ...rest }: ChoiceRowProps) {
  return (
    <label className={styles.row} data-impossible={disabled ? '' : undefined}>
      <input {...rest} disabled={disabled} />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}

/** Choices that belong together. */
export function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.choiceList}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type MessageChoiceProps = {
  found: readonly Imported[];
  /** There may be more. */
  isCut: boolean;
  chosen: readonly number[];
  /** Whether several may be chosen. */
  several: boolean;
  onChoose: (chosen: readonly number[]) => void;
};

/** Asks which of several messages to take. */
export function MessageChoice({ found, isCut, chosen, several, onChoose }: MessageChoiceProps) {
  const name = useId();
  const toggle = (index: number) =>
    onChoose(several ? toggled(chosen, index).toSorted((a, b) => a - b) : [index]);
  return (
    <Choices
      legend={`${isCut ? readInPart(found.length) : `Found ${found.length} messages.`} ${several ? 'Select which to import.' : 'Select one.'}`}
    >
      {found.map((part, index) => (
        <ChoiceRow
          key={index}
          type={several ? 'checkbox' : 'radio'}
          name={name}
          label={titleOf(part, index)}
          note={sentence(namePart(part))}
          checked={chosen.includes(index)}
          onChange={() => toggle(index)}
        />
      ))}
    </Choices>
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function titleOf(part: Imported, index: number): string {
  const name = part.kind === 'template' ? part.draft.name : undefined;
  return name === undefined || name === '' ? `Message ${index + 1}` : name;
}

type ChipsOfferProps = {
  found: Imported | undefined;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
};

/** Offers the chips beside a card as its buttons, where there is room. */
export function ChipsOffer({ found, isTaken, onChange }: ChipsOfferProps) {
  if (found?.kind !== 'template' || !found.chips || !withChips(found.draft, found.chips)) return null;
  const { length } = found.chips.suggestions;
  const buttons = plural(length, 'button');
  const isCarousel = found.draft.type === 'carousel';
  return (
    <ChoiceRow
      type="checkbox"
      label={`Move the ${buttons} below the ${isCarousel ? 'carousel to each card' : 'card into it'}`}
      note="Templates can’t have buttons below cards."
      checked={isTaken}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

type CampaignPartsProps = {
  campaign: CampaignMessage;
  choices: CampaignChoices;
  onChoose: (choices: CampaignChoices) => void;
};

/** Asks which parts of the words of a message become buttons and parameters. */
export function CampaignParts({ campaign, choices, onChoose }: CampaignPartsProps) {
  const { buttons, placeholders, hasMarks } = campaign;
  const names = [...new Map(placeholders.map((each) => [each.text, each])).values()];
  return (
    <>
      {buttons.length > 0 && (
        <Choices legend="Buttons from the text">
          {buttons.map((button, index) => (
            <ChoiceRow
              key={index}
              type="checkbox"
              label={suggestionText(button.suggestion)}
              note={noteOf(button)}
              checked={choices.buttons.includes(index)}
              onChange={() =>
                onChoose({ ...choices, buttons: toggled(choices.buttons, index).toSorted((a, b) => a - b) })
              }
            />
          ))}
        </Choices>
      )}
      {names.length > 0 && (
        <Choices legend="Personal fields in the text">
          {names.map(({ text, name }) => (
            <ChoiceRow
              key={text}
              type="checkbox"
              label={text}
              note={name === '' ? 'Becomes a personal field.' : `Becomes the personal field “${name}”.`}
              checked={choices.placeholders.includes(text)}
              onChange={() => onChoose({ ...choices, placeholders: toggled(choices.placeholders, text) })}
            />
          ))}
        </Choices>
      )}
      {(hasMarks || choices.buttons.length > 0) && (
        <Choices legend="Text">
          {hasMarks && (
            <ChoiceRow
              type="checkbox"
              label="Remove WhatsApp formatting"
              note="RCS has no bold or italic text: customers would see *bold* and _italic_."
              checked={choices.removesMarks}
              onChange={() => onChoose({ ...choices, removesMarks: !choices.removesMarks })}
            />
          )}
          {choices.buttons.length > 0 && (
            <ChoiceRow
              type="checkbox"
              label="Remove lines that became buttons"
              note="For example “Shop now: https://…”, which repeats the button."
              checked={choices.cutsButtons}
              onChange={() => onChoose({ ...choices, cutsButtons: !choices.cutsButtons })}
            />
          )}
        </Choices>
      )}
    </>
  );
}

function toggled<T>(list: readonly T[], entry: T): T[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** What the button does, with its target. */
function noteOf({ suggestion: { action } }: CampaignButton): string {
  const { openUrlAction, dialAction, viewLocationAction, createCalendarEventAction } = action ?? {};
  if (openUrlAction) return `Opens ${openUrlAction.url ?? ''}`;
  if (dialAction) return `Calls ${dialAction.phoneNumber ?? ''}`;
  if (viewLocationAction) {
    const { query, latLong: { latitude = '', longitude = '' } = {} } = viewLocationAction;
    if (query !== undefined) return `Searches the map for “${isolate(query)}”. Android only.`;
    return `Shows the location ${latitude}, ${longitude}`;
  }
  const { startTime = '', title = '' } = createCalendarEventAction ?? {};
  return `Adds “${isolate(title)}” on ${moment.format(new Date(startTime))}`;
}
