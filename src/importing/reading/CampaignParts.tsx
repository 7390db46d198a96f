import type { Campaign, CampaignButton, CampaignChoices } from '../../exchange/campaign/campaign';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import { ChoiceRow } from './ChoiceRow';
import styles from './ChoiceRow.module.css';

type CampaignPartsProps = {
  campaign: Campaign;
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
        <fieldset className={styles.choices}>
          <legend>Buttons from the text</legend>
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
        </fieldset>
      )}
      {names.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>Names in the text</legend>
          {names.map(({ text, name }) => (
            <ChoiceRow
              key={text}
              type="checkbox"
              label={text}
              note={name === '' ? 'Each becomes a parameter.' : `Becomes the parameter “${name}”.`}
              checked={choices.placeholders.includes(text)}
              onChange={() => onChoose({ ...choices, placeholders: toggled(choices.placeholders, text) })}
            />
          ))}
        </fieldset>
      )}
      {(hasMarks || choices.buttons.length > 0) && (
        <fieldset className={styles.choices}>
          <legend>The text</legend>
          {hasMarks && (
            <ChoiceRow
              type="checkbox"
              label="Remove the marks of WhatsApp"
              note="RCS has no bold: it would show the stars and lines of *bold* and _italic_."
              checked={choices.removesMarks}
              onChange={() => onChoose({ ...choices, removesMarks: !choices.removesMarks })}
            />
          )}
          {choices.buttons.length > 0 && (
            <ChoiceRow
              type="checkbox"
              label="Leave out lines that are buttons now"
              note="A line such as “Shop now: https://…” says the same as its button."
              checked={choices.cutsButtons}
              onChange={() => onChoose({ ...choices, cutsButtons: !choices.cutsButtons })}
            />
          )}
        </fieldset>
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
    const { latitude = '', longitude = '' } = viewLocationAction.latLong ?? {};
    return `Shows the place ${latitude}, ${longitude}`;
  }
  const { startTime = '', title = '' } = createCalendarEventAction ?? {};
  return `Adds “${title}” on ${moment.format(new Date(startTime))}`;
}
