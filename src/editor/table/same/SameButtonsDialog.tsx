import { plural } from '../../../schema/values/text';
import { useState } from 'react';
import { suggestionKindOf, suggestionText, type SuggestionKind } from '../../../schema/draft/suggestionKinds';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Input';
import { Dialog } from '../../../ui/controls/Dialog';
import { runCommand } from '../../model/createDocument';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { targetOf } from '../model/buttonTarget';
import { cardsIn } from '../model/editCells';
import { describeSameButtons, alignButtons, hasTarget, matchOwn, sharedTargets } from './sameButtons';
import layout from '../../../ui/styles/layout.module.css';
import words from '../../../ui/styles/words.module.css';
import styles from '../dialogs.module.css';

const targetNames = {
  reply: 'Same button ID on all cards',
  openUrlAction: 'Same link on all cards',
  dialAction: 'Same number on all cards',
  viewLocationAction: 'Same place on all cards',
  shareLocationAction: '',
  createCalendarEventAction: 'Same event on all cards',
} satisfies Record<SuggestionKind, string>;

const listed = new Intl.ListFormat('en-GB');

/** Puts the buttons of the open card on all cards, after showing what changes on which card. */
export function SameButtonsDialog({ editor, onClose }: { editor: TemplateEditor; onClose: () => void }) {
  const [index] = useState(editor.selection.getState().card);
  const state = editor.document.getState();
  const cards = cardsIn(state);
  const buttons = cards[index]?.suggestions ?? [];
  const [shares, setShares] = useState<readonly boolean[]>(() => sharedTargets(state, index));
  const next = alignButtons(state, index, shares);
  const effects = cardsIn(next).flatMap((card, at) => {
    const changes = describeSameButtons(cards[at] ?? {}, card);
    return at === index || changes.length === 0 ? [] : [{ number: at + 1, changes }];
  });
  /** The numbers of the other cards that need a target of their own for a button and have none. */
  const lacking = (at: number) =>
    cards.flatMap(({ suggestions = [] }, card) => {
      const own = matchOwn(suggestions, buttons)[at];
      const isComplete = buttons[at]?.reply !== undefined || (own !== undefined && hasTarget(own));
      return card === index || isComplete ? [] : [card + 1];
    });
  const blank = cardsIn(next).flatMap(({ suggestions = [] }) => suggestions.filter(isUnfinished)).length;

  function apply(value: string) {
    onClose();
    if (value !== 'apply') return;
    const numbers = listed.format(effects.map(({ number }) => String(number)));
    const changed = effects.length === 1 ? `Card ${numbers} now has` : `Cards ${numbers} now have`;
    const left = blank === 0 ? '' : ` ${plural(blank, 'link is', 'links are')} still missing.`;
    runCommand(editor, {
      label: 'same buttons on all cards',
      announcement: `${changed} the ${plural(buttons.length, 'button')} of card ${index + 1}.${left} You can undo this.`,
      show: { expanded: {} },
      apply: (now) => alignButtons(now, index, shares),
    });
  }
  return (
    <Dialog
      title="Same buttons on all cards"
      isWide
      onClose={apply}
      actions={
        <>
          <Button type="submit" value="cancel">
            {effects.length > 0 ? 'Cancel' : 'Close'}
          </Button>
          {effects.length > 0 && (
            <Button variant="primary" type="submit" value="apply">
              Change {plural(effects.length, 'card')}
            </Button>
          )}
        </>
      }
    >
      {buttons.length === 0 ? (
        <p>Card {index + 1} has no buttons to copy. Choose a card with buttons first.</p>
      ) : (
        <>
          <p>
            Copy the {plural(buttons.length, 'button')} of card {index + 1} to all cards:
          </p>
          <ul className={layout.stack}>
            {buttons.map((button, at) => (
              <li key={at} className={`${layout.card} ${styles.button}`}>
                <b dir="auto">{suggestionText(button) || 'No text yet'}</b>
                {hasTarget(button) && (
                  <Checkbox
                    label={targetNames[suggestionKindOf(button) ?? 'reply']}
                    hint={shares[at] ? targetOf(button) : ownTargets(lacking(at), cards.length - 1)}
                    checked={shares[at] ?? false}
                    onChange={({ target }) => setShares(shares.with(at, target.checked))}
                  />
                )}
              </li>
            ))}
          </ul>
          <Effects effects={effects} />
        </>
      )}
    </Dialog>
  );
}

/** What becomes of the other cards' own targets while they are not shared. */
function ownTargets(lacking: readonly number[], others: number): string {
  if (lacking.length === 0) return 'Every card keeps its own.';
  const kept = lacking.length < others ? 'The other cards keep their own. ' : '';
  const which = `${lacking.length === 1 ? 'Card' : 'Cards'} ${listed.format(lacking.map(String))}`;
  return `${kept}${which} ${lacking.length === 1 ? 'has' : 'have'} none yet. Fill it in there, or select this.`;
}

/** Whether a link is still to be written. */
function isUnfinished({ action }: SuggestionDraft): boolean {
  return action?.openUrlAction !== undefined && !action.openUrlAction.url;
}

function Effects({ effects }: { effects: readonly { number: number; changes: readonly string[] }[] }) {
  if (effects.length === 0) return <p>All cards already have these buttons.</p>;
  return (
    <section aria-label="Changes" className={`${layout.tightStack} ${styles.effects}`}>
      <h3>Changes</h3>
      <ul className={layout.tightStack}>
        {effects.map(({ number, changes }) => (
          <li key={number} dir="auto" className={words.soft}>
            <b>Card {number}:</b> {changes.join('; ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
